import {mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import playgroundPlugin from '..';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wing-playground-'));
  mkdirSync(join(folder, 'packed'));
  writeFileSync(join(folder, 'packed/wingc.wasm'), 'bytes');
});
afterEach(() => {
  rmSync(folder, {recursive: true});
  vi.unstubAllEnvs();
});

const ENGINE = {directory: 'playground/1-2', version: '1', files: {'wingc.wasm': 5}};

function createTestContext() {
  const plugin = playgroundPlugin({siteDir: folder, baseUrl: '/wing/'} as LoadContext);
  return {plugin, content: {engine: ENGINE, folder: join(folder, 'packed')}};
}

describe('playgroundPlugin', () => {
  it('tells pages where the engine is', async () => {
    const {plugin, content} = createTestContext();
    const createData = vi.fn();
    await plugin.contentLoaded!({content, actions: {createData}} as never);
    expect(createData).toHaveBeenCalledWith('engine.json', ENGINE);
  });

  it('puts the engine into the built site', async () => {
    const {plugin, content} = createTestContext();
    await plugin.postBuild!({outDir: join(folder, 'build'), content} as never);
    expect(readdirSync(join(folder, 'build/playground/1-2'))).toEqual(['wingc.wasm']);
  });

  it('serves the engine while the site is developed, and only then', () => {
    const {plugin, content} = createTestContext();
    const configure = (isServer: boolean) => plugin.configureWebpack!({}, isServer, {} as never, content);
    vi.stubEnv('NODE_ENV', 'development');
    expect(configure(false)).toMatchObject({
      devServer: {static: [{directory: content.folder, publicPath: '/wing/playground/1-2'}]},
    });
    expect(configure(true)).toBeUndefined();
    vi.stubEnv('NODE_ENV', 'production');
    expect(configure(false)).toBeUndefined();
  });
});
