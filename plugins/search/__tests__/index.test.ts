import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PublishingPlugin} from '../../../src/lib/publishing';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {decode} from '../../../src/search/index-files/decode';
import type {NamesFile} from '../../../src/search/index-files/files';
import localSearchPlugin from '..';

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'search-'));
});
afterEach(() => {
  rmSync(outDir, {recursive: true});
  vi.unstubAllEnvs();
});

function createPlugin(): PublishingPlugin {
  return localSearchPlugin({
    siteDir: outDir,
    baseUrl: '/wing/',
    outDir,
    i18n: {currentLocale: 'en'},
  } as LoadContext);
}

describe('localSearchPlugin', () => {
  it('writes the index of the built pages, and nothing of an older one stays', async () => {
    const page =
      '<html><head><meta name=docsearch:docusaurus_tag content=default></head><body><main><h1>Page</h1></main>';
    writeFileSync(join(outDir, 'page.html'), page);
    await createPlugin().publishFiles({outDir} as never);
    const folder = join(outDir, 'search');
    writeFileSync(join(folder, 'text-9.json'), '{}');
    await createPlugin().publishFiles({outDir} as never);
    expect(readdirSync(folder).sort()).toEqual(['names.json', 'text-0.json']);
    const names = JSON.parse(readFileSync(join(folder, 'names.json'), 'utf8')) as NamesFile;
    expect(decode(names)).toMatchObject([{path: '/page', title: 'Page'}]);
  });

  it('serves the last index while developing, or says that there is none', () => {
    const configure = (isServer: boolean) =>
      createPlugin().configureWebpack?.({}, isServer, {} as never, undefined) as
        {devServer: {static: {directory: string; publicPath: string}[]}} | undefined;
    const [built, unbuilt] = configure(false)!.devServer.static;
    expect(built).toMatchObject({directory: join(outDir, 'search'), publicPath: '/wing/search'});
    expect(JSON.parse(readFileSync(join(unbuilt!.directory, 'names.json'), 'utf8'))).toMatchObject({
      needsBuild: true,
    });
    expect(configure(true)).toBeUndefined();
    vi.stubEnv('NODE_ENV', 'production');
    expect(configure(false)).toBeUndefined();
  });
});
