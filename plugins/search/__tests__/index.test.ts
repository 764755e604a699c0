import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import localSearchPlugin from '..';

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'search-'));
});
afterEach(() => {
  rmSync(outDir, {recursive: true});
  vi.unstubAllEnvs();
});

function createPlugin(): Plugin {
  return localSearchPlugin({baseUrl: '/wing/', outDir} as LoadContext);
}

describe('localSearchPlugin', () => {
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
