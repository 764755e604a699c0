import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {toHostRules} from '../../src/config/redirects/hostRules';
import {exactRedirects, expandFolders, isExternal, wildcardRedirects} from '../../src/config/redirects/rules';
import {EXTERNAL_TARGETS} from '../../src/config/externalTargets';
import {redirects} from '../../src/config/redirects/list';
import {redirectFor} from '../../src/pages/not-found/redirectFor';
import {readBuiltSite} from '../support/builtSite';
import {hostAnswer, readHostRules, takenProblems, vercelProblems, type Host} from './hosts';
import {redirectProblems} from './redirects';

const site = readBuiltSite();
const pages = site.pages.map(({path}) => path);
const all = expandFolders(redirects, pages);
const rules = readHostRules(site.readFile('_redirects'));
const hosts: readonly Host[] = [
  {name: 'Netlify', rules, rulesFirst: false},
  {name: 'Cloudflare Pages', rules, rulesFirst: true},
  {name: 'GitHub Pages and Vercel', rules: [], rulesFirst: false},
];

describe('the redirects', () => {
  it('lead to pages that exist, in one hop, and take no page away', () => {
    expect(redirectProblems(site, all, Object.values(EXTERNAL_TARGETS))).toEqual([]);
  });

  it.each(exactRedirects(all))('$from tells its reader where $to is', ({from, to}) => {
    const answer = site.answer(from);
    if (answer?.type !== 'redirect') throw new Error(`${from} is no redirect.`);
    const {$} = answer.stub;
    expect($('title').text()).toBe(`Moved to ${to}`);
    expect($('a').first().text()).toBe(to);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
  });

  it('are the rules in _redirects, exact ones before wildcards', () => {
    expect(site.readFile('_redirects')).toBe(toHostRules(all, pages, '/'));
    const isWildcard = rules.map(({from}) => from.includes('*'));
    expect(isWildcard).toEqual(isWildcard.toSorted((one, other) => Number(one) - Number(other)));
  });

  it('are no rules for all readers in vercel.json, so that no page has to be named there', () => {
    const file = resolve(import.meta.dirname, '../../vercel.json');
    expect(vercelProblems(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)).toEqual([]);
  });
});

describe.each(hosts)('on $name', (host) => {
  it('no rule takes a page or a redirect away', () => {
    expect(takenProblems(site, host)).toEqual([]);
  });

  it('each wildcard is followed, by the host or by the 404 page', () => {
    for (const {from, to} of wildcardRedirects(redirects)) {
      for (const path of unlisted(from, to)) {
        const answer = hostAnswer(site, path, host);
        expect(answer, path).not.toBe('file');
        const target = typeof answer === 'object' ? answer.to : followed(path);
        expect(target, path).toBe(path.replace(from.slice(0, -1), to.slice(0, -1)));
      }
    }
  });

  it('a wildcard leads to no page that is not there', () => {
    for (const {from} of wildcardRedirects(redirects).filter(({to}) => !isExternal(to))) {
      expect(followed(from.replace('*', 'no-such-page')), from).toBeUndefined();
    }
  });
});

it('there are paths that only a wildcard answers, inside the site and outside of it', () => {
  const paths = wildcardRedirects(redirects).map(({from, to}) => ({to, found: unlisted(from, to)}));
  for (const isOutside of [true, false]) {
    const found = paths.filter(({to}) => isExternal(to) === isOutside).flatMap((one) => one.found);
    expect(found.length).toBeGreaterThan(0);
  }
});

/** Paths that a wildcard leads to a page from, and that have no file of their own. */
function unlisted(from: string, to: string): string[] {
  const names = isExternal(to) ? ['closures'] : namesBelow(to.slice(0, -1));
  return names.map((name) => from.replace('*', name)).filter((path) => !site.answer(path));
}

/** Paths of the pages below a prefix, without it. */
function namesBelow(prefix: string): string[] {
  return pages.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
}

/** Where the 404 page leads to. */
function followed(pathname: string): string | undefined {
  return redirectFor(
    {pathname, search: '', hash: ''},
    {baseUrl: '/', rules: redirects, hasPage: (path) => pages.includes(path)},
  );
}
