import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import type {BuiltSite} from '../../lib/publishing';
import publishPlugin from '../plugin';
import {writePages} from '../steps';

it('asks the plugins for their files first, then takes one step after the other, with the pages as they are then', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'publish-'));
  for (const name of ['docs', 'old']) writeFileSync(join(outDir, `${name}.html`), `<head></head>${name}`);
  const done: string[] = [];
  const seen: BuiltSite[] = [];
  const later = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve));
    done.push(name);
  };
  const context = {
    siteDir: '/site',
    baseUrl: '/wing/',
    siteConfig: {url: 'https://wing.example'},
    i18n: {currentLocale: 'en'},
  };
  const plugin = publishPlugin(context as LoadContext, {
    steps: [
      later('styles'),
      ({routePages}) => routePages[0]!.addToHead('<link>'),
      (site) => void seen.push(site),
      later('policy'),
      writePages,
    ],
  });
  const allContent = {docs: {default: 'pages'}};
  await plugin.allContentLoaded!({allContent} as never);
  const plugins = [{name: 'other'}, {publishFiles: later('scripts')}, {publishFiles: later('engine')}];
  await plugin.postBuild!({outDir, routesPaths: ['/wing/docs'], plugins} as never);
  expect(done).toEqual(['scripts', 'engine', 'styles', 'policy']);
  const {pages, routePages, ...site} = seen[0]!;
  expect(site).toEqual({
    root: '/site',
    outDir,
    baseUrl: '/wing/',
    siteUrl: 'https://wing.example/wing/',
    locale: 'en',
    content: allContent,
  });
  expect(pages.map(({path}) => path)).toEqual(['/docs', '/old']);
  expect(routePages).toEqual([pages[0]]);
  expect(readFileSync(join(outDir, 'docs.html'), 'utf8')).toBe('<head><link></head>docs');
  rmSync(outDir, {recursive: true});
});

it('names all pages that were not built', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'publish-'));
  const context = {baseUrl: '/', siteConfig: {url: ''}, i18n: {currentLocale: 'en'}};
  const plugin = publishPlugin(context as LoadContext, {steps: []});
  const built = plugin.postBuild!({outDir, routesPaths: ['/a', '/404.html'], plugins: []} as never);
  await expect(built).rejects.toThrow('These pages were not built: /a, /404');
  rmSync(outDir, {recursive: true});
});
