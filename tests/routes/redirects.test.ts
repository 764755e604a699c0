import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {toNetlifyRules, toVercelRedirects} from '../../plugins/redirects/hostRules';
import {exactRedirects} from '../../plugins/redirects/rules';
import {EXTERNAL_TARGETS} from '../../src/config/externalTargets';
import {redirects} from '../../src/config/redirects';
import {readBuiltSite} from '../support/builtSite';
import {pathsWithFile, redirectProblems} from './redirects';

const VERCEL_FILE = resolve(import.meta.dirname, '../../vercel.json');
const site = readBuiltSite();

describe('the redirects', () => {
  it('lead to pages that exist, in one hop, and take no page away', () => {
    expect(redirectProblems(site, redirects, Object.values(EXTERNAL_TARGETS))).toEqual([]);
  });

  it.each(exactRedirects(redirects))('$from tells its reader where $to is', ({from, to}) => {
    const answer = site.answer(from);
    if (answer?.type !== 'redirect') throw new Error(`${from} is no redirect.`);
    const {html} = answer.stub;
    expect(html.querySelector('title')?.text).toBe(`Moved to ${to}`);
    expect(html.querySelector('a')?.text).toBe(to);
    expect(html.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('are the rules in _redirects, exact ones before wildcards', () => {
    const rules = site.readFile('_redirects');
    expect(rules).toBe(toNetlifyRules(redirects, '/'));
    const isWildcard = rules
      .trim()
      .split('\n')
      .map((line) => line.includes('*'));
    expect(isWildcard).toEqual(isWildcard.toSorted((one, other) => Number(one) - Number(other)));
  });

  it('are the rules in vercel.json (npm run test:content -- -u writes them)', async () => {
    const file = JSON.parse(readFileSync(VERCEL_FILE, 'utf8')) as Record<string, unknown>;
    const expected = {...file, redirects: toVercelRedirects(redirects, pathsWithFile(site))};
    await expect(`${JSON.stringify(expected, null, 2)}\n`).toMatchFileSnapshot(VERCEL_FILE);
  });
});
