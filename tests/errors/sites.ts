/** Tiny sites, each with the mistakes that one build can show. */
import {execFile} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {promisify} from 'node:util';

export interface ErrorSite {
  /** Settings of the site, beside the address and the classic preset. */
  readonly config?: object;
  /** Texts of its files, by path. */
  readonly files: Readonly<Record<string, string>>;
}

const ROOT = resolve(import.meta.dirname, '../..');

const DOCS = {
  'docs/first.md': '# First page\n',
  'sidebars.json': JSON.stringify({guides: ['first'], empty: [{type: 'html', value: 'no link'}]}),
};

/** Pages that each do one thing wrong: a build tells the errors of all pages. */
export const PAGES: ErrorSite = {
  files: {
    ...DOCS,
    'src/pages/index.js': page('<h1>Home</h1>'),
    'src/pages/no-default-export.js': 'export const title = "No page";',
    'src/pages/no-message.js': page('<Translate />'),
    'src/pages/not-simple.js': page('<Translate id="a">An <b>important</b> text</Translate>'),
    'src/pages/unknown-doc.js': page('<NavbarItem type="doc" docId="frist" />'),
    'src/pages/unknown-sidebar.js': page('<NavbarItem type="docSidebar" sidebarId="guide" />'),
    'src/pages/nothing-to-link-to.js': page('<NavbarItem type="docSidebar" sidebarId="empty" />'),
    'src/pages/no-component.js': page('<NavbarItem type="custom-button" />'),
  },
};

/** A type in the navbar's settings that there is not. */
export const NAVBAR: ErrorSite = {
  config: {themeConfig: {navbar: {items: [{type: 'buton', label: 'Press'}]}}},
  files: {...DOCS, 'src/pages/index.js': page('<h1>Home</h1>')},
};

/** Sidebars that name a document that there is not. */
export const SIDEBAR: ErrorSite = {
  files: {
    ...DOCS,
    'sidebars.json': JSON.stringify({guides: ['first', 'secnod']}),
    'src/pages/index.js': page('<h1>Home</h1>'),
  },
};

/**
 * Builds sites one after another, and gives what each build says at its end.
 *
 * @param timeLimit milliseconds that all of them may take together
 * @throws Error when one of them builds
 */
export async function buildErrors<Name extends string>(
  sites: Readonly<Record<Name, ErrorSite>>,
  timeLimit: number,
): Promise<Record<Name, string>> {
  const names = Object.keys(sites) as Name[];
  const folders = names.map((name) => writeSite(name, sites[name]));
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    // Each site is built once, so that keeping what the bundler made is work for nothing.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
  const {stdout} = await promisify(execFile)(process.execPath, [BUILD_ALL, ...folders], {
    cwd: ROOT,
    env: environment,
    timeout: timeLimit,
  });
  const messages = JSON.parse(stdout) as (string | null)[];
  const built = names.filter((_, index) => messages[index] === null);
  if (built.length > 0) throw new Error(`Sites that build, and should not: ${built.join(', ')}`);
  return Object.fromEntries(names.map((name, index) => [name, messages[index]])) as Record<Name, string>;
}

const BUILD_ALL = join(ROOT, 'tests/errors/buildAll.mjs');

function writeSite(name: string, {config = {}, files}: ErrorSite): string {
  const folder = join(ROOT, '.cache/error-sites', name);
  rmSync(folder, {recursive: true, force: true});
  for (const [path, text] of Object.entries({...files, 'docusaurus.config.json': JSON.stringify(config)})) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(join(folder, 'docusaurus.config.js'), CONFIG);
  return folder;
}

const CONFIG = `
module.exports = {
  title: 'Errors',
  url: 'https://example.org',
  baseUrl: '/',
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {sidebarPath: './sidebars.json'}, blog: false, sitemap: false}]],
  ...require('./docusaurus.config.json'),
};
`;

function page(content: string): string {
  return `
    import React from 'react';
    import Layout from '@theme/Layout';
    import NavbarItem from '@theme/NavbarItem';
    import Translate from '@docusaurus/Translate';
    export default function Page() {
      return <Layout>${content}</Layout>;
    }
  `;
}
