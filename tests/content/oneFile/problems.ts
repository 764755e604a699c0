import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {toHostRules} from '../../../src/config/redirects/hostRules';
import {exactRedirects} from '../../../src/config/redirects/rules';
import {renderStub, stubFiles} from '../../../src/config/redirects/stub';
import type {RedirectRules} from '../../../src/config/redirects/types';
import {readHostRules, takenProblems, vercelProblems} from '../../routes/hosts';
import {siteOf} from '../../support/builtSite';
import type {Entry} from './entries';

/** What the site makes of a copy of the repository. */
export interface LoadedSite {
  readonly routes: readonly string[];
  /** All sidebars, as JSON. */
  readonly sidebars: string;
  /** The rules, with the redirects that follow from pages. */
  readonly redirects: RedirectRules;
  /** Pages of the programs in the playground's menu. */
  readonly playground: readonly string[];
  /** As JSON. */
  readonly navbar: string;
}

/** What the site does not make of an entry that was added. Each is a place where the entry has to be written again. */
export function entryProblems(entry: Entry, site: LoadedSite): string[] {
  const has = (what: string, names: readonly string[] = [], isThere: (name: string) => boolean) =>
    names.filter((name) => !isThere(name)).map((name) => `${entry.name}: ${name} is ${what}`);
  return [
    ...has('not a page', entry.routes, (path) => site.routes.includes(path)),
    ...has('in no sidebar', entry.inSidebar, (id) => site.sidebars.includes(`"id":"${id}"`)),
    ...has(
      'not redirected',
      Object.keys(entry.redirects ?? {}),
      (path) => site.redirects.exact[path] === entry.redirects![path],
    ),
    ...has('not in the playground', entry.inPlayground, (page) => site.playground.includes(page)),
    ...has('not in the navbar', entry.inNavbar, (label) => site.navbar.includes(`"label":"${label}"`)),
  ];
}

/**
 * What the rules of the hosts do to the pages and redirects of a copy: its `vercel.json` is committed, so a rule there that
 * names pages does not know those that were added.
 */
export function hostProblems({routes, redirects}: LoadedSite, copy: string): string[] {
  const context = {baseUrl: '/', siteUrl: 'https://wing.example/'};
  const site = siteOf({
    ...Object.fromEntries(
      routes.map((path) => [path === '/' ? 'index.html' : `${path.slice(1)}.html`, '<p>']),
    ),
    ...Object.fromEntries(
      exactRedirects(redirects).flatMap((redirect) =>
        stubFiles(redirect.from).map((file) => [file, renderStub(redirect, context)]),
      ),
    ),
  });
  const text = toHostRules(redirects, routes, '/');
  const vercel = JSON.parse(readFileSync(join(copy, 'vercel.json'), 'utf8')) as Record<string, unknown>;
  return [
    ...vercelProblems(vercel),
    ...takenProblems(site, {name: '_redirects', rules: readHostRules(text), rulesFirst: true}),
  ];
}
