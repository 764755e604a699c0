import {mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Middleware, SetUpMiddlewares} from '../../lib/devServer';
import playgroundPlugin from '../plugin';

const pack = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../pack/engineCache', () => ({loadEngine: pack}));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wing-playground-'));
  mkdirSync(join(folder, 'packed'));
  writeFileSync(join(folder, 'packed/wingc.wasm'), 'bytes');
});
afterEach(() => {
  rmSync(folder, {recursive: true});
  vi.unstubAllEnvs();
  pack.mockReset();
});

const ENGINE = {directory: 'playground/1-2', version: '1', files: {'wingc.wasm': 5}};

function createTestContext() {
  const generatedFilesDir = join(folder, 'generated');
  const plugin = playgroundPlugin({siteDir: folder, baseUrl: '/wing/', generatedFilesDir} as LoadContext);
  return {plugin, content: {engine: ENGINE, folder: join(folder, 'packed'), packages: []}};
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
    await plugin.publishFiles({outDir: join(folder, 'build'), routes: [], content});
    expect(readdirSync(join(folder, 'build/playground/1-2'))).toEqual(['wingc.wasm']);
  });

  it('changes nothing of the bundler in a build', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const {plugin, content} = createTestContext();
    expect(plugin.configureWebpack!({}, false, {} as never, content)).toBeUndefined();
  });

  it('packs the engine when a page of the development server asks for it, and again after a failure', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const {plugin, content: packed} = createTestContext();
    const served = await plugin.loadContent!();
    expect(pack).not.toHaveBeenCalled();
    const config = plugin.configureWebpack!({}, false, {} as never, served) as unknown as {
      devServer: {setupMiddlewares: SetUpMiddlewares; static: readonly {directory: string}[]};
    };
    expect(config.devServer.static[0]!.directory).toBe(served.folder);
    const [own] = config.devServer.setupMiddlewares([], {compiler: {}}) as {middleware: Middleware}[];
    const ask = async (url: string): Promise<unknown> => {
      const next = vi.fn<(error?: unknown) => void>();
      await own!.middleware({url} as never, {} as never, next);
      expect(next).toHaveBeenCalledOnce();
      return next.mock.calls[0]![0];
    };

    expect(await ask('/wing/docs')).toBeUndefined();
    expect(pack).not.toHaveBeenCalled();
    pack.mockRejectedValueOnce(new Error('no compiler'));
    expect(await ask(`/wing/${served.engine.directory}/wingc.wasm`)).toEqual(new Error('no compiler'));
    pack.mockResolvedValue(packed);
    expect(await ask(`/wing/${served.engine.directory}/wingc.wasm`)).toBeUndefined();
    expect(readFileSync(join(served.folder, 'wingc.wasm'), 'utf8')).toBe('bytes');
  });
});
