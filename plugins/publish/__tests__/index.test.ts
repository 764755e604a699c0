import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import type {BuiltSite} from '../../../src/lib/publishing';
import publishPlugin from '..';

it('asks the plugins for their files first, and then takes one step after the other', async () => {
  const done: string[] = [];
  const seen: BuiltSite[] = [];
  const later = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve));
    done.push(name);
  };
  const context = {siteDir: '/site', baseUrl: '/wing/', siteConfig: {url: 'https://wing.example'}};
  const plugin = publishPlugin(context as LoadContext, {
    steps: [later('styles'), (site) => void seen.push(site), later('policy')],
  });
  const allContent = {docs: {default: 'pages'}};
  await plugin.allContentLoaded!({allContent} as never);
  const plugins = [{name: 'other'}, {publishFiles: later('scripts')}, {publishFiles: later('engine')}];
  await plugin.postBuild!({outDir: '/site/build', routesPaths: ['/wing/docs'], plugins} as never);
  expect(done).toEqual(['scripts', 'engine', 'styles', 'policy']);
  expect(seen).toEqual([
    {
      root: '/site',
      outDir: '/site/build',
      baseUrl: '/wing/',
      siteUrl: 'https://wing.example/wing/',
      routes: ['/wing/docs'],
      content: allContent,
    },
  ]);
});
