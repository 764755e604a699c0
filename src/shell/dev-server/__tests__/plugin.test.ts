import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import devServerPlugin from '../plugin';

afterEach(() => void vi.unstubAllEnvs());

it('serves the search index of the last build, or says that there is none', () => {
  const context = {
    siteDir: '/site',
    generatedFilesDir: '/site/.docusaurus',
    outDir: '/site/build',
    baseUrl: '/wing/',
  };
  const configure = (isServer: boolean) =>
    devServerPlugin(context as LoadContext, {mistakes: undefined as never}).configureWebpack!(
      {},
      isServer,
      {} as never,
      undefined,
    ) as {devServer?: {static: {directory: string; publicPath: string}[]}};
  vi.stubEnv('NODE_ENV', 'development');
  const [built, unbuilt] = configure(false).devServer!.static;
  expect(built).toMatchObject({directory: join('/site/build', 'search'), publicPath: '/wing/search'});
  expect(JSON.parse(readFileSync(join(unbuilt!.directory, 'names.json'), 'utf8'))).toMatchObject({
    needsBuild: true,
  });
  expect(configure(true)).toEqual({});
});
