import {runInNewContext} from 'node:vm';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {renderStub, stubFiles} from '../stub';
import type {RedirectTarget} from '../types';

const ORIGIN = 'https://wing.example';

describe('renderStub', () => {
  const target = {to: '/docs/libraries#use'};

  it('has a title, a visible link, a canonical address and is not indexed', () => {
    const $ = render(target, '/wing/');
    expect($('title').text()).toBe('Moved to /docs/libraries#use');
    expect($('p').html()).toBe('It is now at <a href="/wing/docs/libraries#use">/docs/libraries#use</a>.');
    expect($('link[rel=canonical]').attr('href')).toBe(`${ORIGIN}/wing/docs/libraries`);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
  });

  it('takes readers without scripts along', () => {
    const $ = render(target, '/wing/');
    expect($('noscript').text()).toContain('content="0; url=/wing/docs/libraries#use"');
  });

  it('leads to the home page of a site below a path', () => {
    const $ = render({to: '/'}, '/wing/');
    expect($('a').attr('href')).toBe('/wing/');
    expect($('link[rel=canonical]').attr('href')).toBe(`${ORIGIN}/wing/`);
  });

  it('leaves an address outside the site as it is', () => {
    const $external = render({to: 'https://example.org/?a=1&b=2'}, '/wing/');
    expect($external('a').attr('href')).toBe('https://example.org/?a=1&b=2');
  });

  it('offers the tutorials of this site beside those of the closed company', () => {
    const $ = render({to: 'https://learn.winglang.io/learn/queue'}, '/wing/');
    expect($('a').first().attr('href')).toBe('https://learn.winglang.io/learn/queue');
    expect($('a').last().attr('href')).toBe('/wing/docs/learn');
  });

  it('escapes what would end an attribute', () => {
    expect(renderStub({from: '/a', to: '/b#"><script>'}, context('/'))).not.toContain('"><script>');
  });
});

describe('the script of a stub', () => {
  it.each<[string, RedirectTarget, string, string]>([
    ['goes to the target', {to: '/new'}, '/old', '/new'],
    ['keeps query and hash', {to: '/new'}, '/old?q=a%20b&c#part', '/new?q=a%20b&c#part'],
    ['keeps the query when the target has a hash', {to: '/new#own'}, '/old?q=1', '/new?q=1#own'],
    ["prefers the target's hash", {to: '/new#own'}, '/old#part', '/new#own'],
    ['sends a section to its own page', {to: '/new', sections: {part: '/p'}}, '/old?q=1#part', '/p?q=1'],
    ['keeps other sections on the target', {to: '/new', sections: {part: '/p'}}, '/old#x', '/new#x'],
    ['leaves the site', {to: 'https://e.org/l'}, '/old?q=1#h', 'https://e.org/l?q=1#h'],
    ['joins two queries', {to: 'https://e.org/?a=1'}, '/old?q=1', 'https://e.org/?a=1&q=1'],
  ])('%s', (_what, target, opened, expected) => {
    expect(follow(target, opened)).toBe(new URL(expected, ORIGIN).href);
  });

  it('is the same in every stub', () => {
    const scripts = [{to: '/a'}, {to: '/b', sections: {c: '/d'}}].map((target) =>
      render(target, '/')('script').text(),
    );
    expect(new Set(scripts).size).toBe(1);
  });
});

describe('stubFiles', () => {
  it('answers with and without a slash at the end', () => {
    expect(stubFiles('/docs/old')).toEqual(['docs/old.html', 'docs/old/index.html']);
  });
});

function context(baseUrl: string) {
  return {baseUrl, siteUrl: ORIGIN + baseUrl};
}

function render(target: RedirectTarget, baseUrl: string) {
  return load(renderStub({from: '/old', ...target}, context(baseUrl)));
}

/** Runs the script as a browser would at the opened address, and tells where it went. */
function follow(target: RedirectTarget, opened: string): string {
  const $ = render(target, '/');
  const link = $('a');
  const at = new URL(opened, ORIGIN);
  let went = '';
  const location = {
    href: at.href,
    search: at.search,
    hash: at.hash,
    replace: (href: string) => void (went = href),
  };
  const anchor = {
    href: new URL(link.attr('href') ?? '', ORIGIN).href,
    dataset: {sections: link.attr('data-sections')},
  };
  runInNewContext($('script').text(), {
    location,
    URL,
    JSON,
    document: {querySelector: () => anchor},
  });
  return went;
}
