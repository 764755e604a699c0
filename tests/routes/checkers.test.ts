/** Each checker of this folder has to reject what it is there for. */
import {describe, expect, it} from 'vitest';
import {renderStub} from '../../src/config/redirects/stub';
import {siteOf} from '../support/builtSite';
import {linkProblem} from './follow';
import {readHostRules, takenProblems, vercelProblems} from './hosts';
import {kindProblem} from './kinds';
import {redirectProblems} from './redirects';

const page = (classes: string, body = '') => `<html class="${classes}"><body>${body}</body></html>`;
const stub = (to: string, sections?: Record<string, string>) =>
  renderStub({from: '/x', to, sections}, {baseUrl: '/', siteUrl: 'https://wing.example/'});
const doc = page('plugin-docs docs-doc-page docs-doc-id-doc', '<h2 id="use">Use</h2>');

describe('kindProblem', () => {
  const site = siteOf({
    'index.html': page('plugin-pages'),
    'doc.html': doc,
    'play.html': page('playground-page plugin-pages'),
    'category.html': page('plugin-docs docs-doc-page'),
    'old.html': stub('/doc'),
    'feed.xml': '<?xml version="1.0"?><rss></rss>',
  });
  const check = (path: string, kind: string) => {
    const answer = site.answer(path);
    if (!answer) throw new Error(`${path} is not in the fixture.`);
    return kindProblem(kind, answer);
  };

  it.each([
    ['/', 'home'],
    ['/doc', 'doc'],
    ['/doc/', 'doc'],
    ['/doc.html', 'doc'],
    ['/play', 'play'],
    ['/category', 'doc-category-index'],
    ['/old', 'redirect'],
    ['/feed.xml', 'feed'],
  ])('accepts %s as %s', (path, kind) => {
    expect(check(path, kind)).toBeUndefined();
  });

  it.each([
    ['/', 'page', 'is no page'],
    ['/doc', 'blog-post', 'is no blog-post'],
    ['/doc', 'doc-category-index', 'is no doc-category-index'],
    ['/category', 'doc', 'is no doc'],
    ['/doc', 'redirect', 'is a page, not a redirect'],
    ['/old', 'doc', 'is a redirect, not a page'],
    ['/feed.xml', 'sitemap', 'is a file, but no sitemap'],
    ['/doc', 'feed', 'is a page, not a file'],
    ['/doc', 'unheard-of', 'does not tell what marks it'],
  ])('rejects %s as %s', (path, kind, message) => {
    expect(check(path, kind)).toContain(message);
  });
});

describe('linkProblem', () => {
  const site = siteOf({
    'doc.html': doc,
    'old.html': stub('/doc'),
    'older.html': stub('/old'),
    'split.html': stub('/gone', {use: '/doc#use', rest: '/doc'}),
    'away.html': stub('https://example.org'),
  });

  it.each([
    ['/doc', ''],
    ['/doc', 'use'],
    ['/old', 'use'],
    ['/split', 'use'],
    ['/split', 'rest'],
    ['/away', 'any'],
  ])('accepts %s#%s', (path, hash) => {
    expect(linkProblem(site, path, hash)).toBeUndefined();
  });

  it.each([
    ['/none', '', 'is not there'],
    ['/doc', 'none', 'has no #none'],
    ['/old', 'none', 'ends on /doc, which has no #none'],
    ['/older', '', 'which is a redirect'],
    ['/split', '', 'leads to /gone, which is not there'],
  ])('rejects %s#%s', (path, hash, message) => {
    expect(linkProblem(site, path, hash)).toContain(message);
  });
});

describe('redirectProblems', () => {
  const twice = (name: string, to: string) => ({
    [`${name}.html`]: stub(to),
    [`${name}/index.html`]: stub(to),
  });
  const files = {'doc.html': doc, ...twice('old', '/doc')};
  const problems = (exact: Record<string, string>, wildcards = {}, more = {}) =>
    redirectProblems(siteOf({...files, ...more}), {exact, wildcards}, ['https://example.org']);

  it('accepts a redirect to a page', () => {
    expect(problems({'/old': '/doc'}, {'/old/*': '/new/*', '/away/*': 'https://example.org/*'})).toEqual([]);
  });

  it.each([
    ['no stub', {'/none': '/doc'}, {}, 'none.html is not there'],
    ['one stub of two', {'/half': '/doc'}, {'half.html': stub('/doc')}, 'half/index.html is not there'],
    ['a stub that leads elsewhere', {'/old': '/doc#use'}, {}, 'its stub leads to /doc, not to /doc#use'],
    ['no target', {'/a': '/none'}, twice('a', '/none'), 'its target /none does not exist'],
    ['no such section', {'/a': '/doc#no'}, twice('a', '/doc#no'), 'its target /doc has no #no'],
    ['two hops', {'/a': '/old', '/old': '/doc'}, twice('a', '/old'), 'is a redirect, so there are two hops'],
    ['a page of its path', {'/doc': '/old'}, {}, '/doc: is a page'],
    [
      'an unknown address',
      {'/a': 'https://example.com'},
      twice('a', 'https://example.com'),
      'externalTargets',
    ],
  ])('rejects a redirect with %s', (_what, exact, more, message) => {
    expect(problems(exact, {}, more).join('\n')).toContain(message);
  });

  it('rejects a loop', () => {
    const loop = {'/a': '/b', '/b': '/a'};
    expect(problems(loop, {}, {...twice('a', '/b'), ...twice('b', '/a')})).toHaveLength(2);
  });

  it('rejects a wildcard to an unknown address', () => {
    expect(problems({'/old': '/doc'}, {'/a/*': 'https://example.com/*'}).join()).toContain('externalTargets');
  });
});

describe('the rules of hosts', () => {
  const site = siteOf({'doc/a.html': doc, 'old.html': stub('/doc/a')});
  const problems = (text: string, rulesFirst: boolean) =>
    takenProblems(site, {name: 'host', rules: readHostRules(text), rulesFirst});

  it('may take the way of a stub', () => {
    expect(problems('/old /doc/a 301\n/docs/* /doc/:splat 301\n', true)).toEqual([]);
  });

  it('must not take a page or a stub, where they come before files', () => {
    const text = '/old /elsewhere 301\n/doc/* /new/:splat 301\n';
    expect(problems(text, true)).toEqual(['host: /doc/a leads to /new/a', 'host: /old leads to /elsewhere']);
    expect(problems(text, false)).toEqual([]);
  });

  it('are not for vercel.json, where they would name pages', () => {
    expect(vercelProblems({cleanUrls: true, headers: []})).toEqual([]);
    expect(vercelProblems({redirects: [{source: '/a', has: [{type: 'header'}]}]})).toEqual([]);
    expect(
      vercelProblems({redirects: [{source: '/a'}, {source: '/b', has: [{type: 'query'}]}], routes: []}),
    ).toEqual([
      'vercel.json has a redirect from /a: Vercel follows it before it looks for files',
      'vercel.json has a redirect from /b: Vercel follows it before it looks for files',
      'vercel.json has "routes": Vercel follows them before it looks for files',
    ]);
  });
});
