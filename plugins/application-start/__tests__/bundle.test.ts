/** The bundler's own chunks and names, of a site of two pages. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type * as Rspack from '@rspack/core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ChunkFiles} from '../chunkFiles';
import {createWriter, REWRITTEN} from '../generated';

const {rspack} = createRequire(require.resolve('@docusaurus/faster/package.json'))(
  '@rspack/core',
) as typeof Rspack;

const entry = (name: string, module: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

const GENERATED = {
  'routes.js': `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {path: '/docs', component: ComponentCreator('/docs', '000'), routes: [
    {path: '/docs/a', component: ComponentCreator('/docs/a', '111'), exact: true, sidebar: "docs"},
    {path: '/docs/b', component: ComponentCreator('/docs/b', '222'), exact: true}
  ]},
  {path: '*', component: ComponentCreator('*')},
];
`,
  'registry.js': `export default {\n${['root', 'doc', 'a', 'b', 'list'].map((name) => entry(name, `@site/${name}.js`)).join('\n')}};\n`,
  'routesChunkNames.json': JSON.stringify({
    '/docs-000': {__comp: 'root'},
    '/docs/a-111': {__comp: 'doc', content: 'a'},
    '/docs/b-222': {__comp: 'doc', content: 'b', lists: ['list']},
  }),
  'globalData.json': JSON.stringify({
    'docusaurus-plugin-content-docs': {
      default: {
        versions: [{name: 'current', mainDocId: 'x', docs: [{id: 'a', path: '/docs/a', sidebar: 'docs'}]}],
      },
    },
  }),
};

const SOURCE = {
  ...Object.fromEntries(
    ['root', 'doc', 'a', 'b', 'list'].map((name) => [`${name}.js`, `export default 'module ${name}';`]),
  ),
  'creator.js': `
    import names from '@generated/routesChunkNames';
    import registry from '@generated/registry';
    export default (path, hash) => async () => {
      const parts = Object.entries(names[path + '-' + hash]);
      const load = async (name) => (await registry[name][0]()).default;
      return Promise.all(parts.map(async ([key, name]) => ({
        [key]: await (Array.isArray(name) ? Promise.all(name.map(load)) : load(name)),
      })));
    };`,
  'renderer.js': 'export default () => undefined;',
  'entry.js': `
    import routes from '@generated/routes';
    import globalData from '@generated/globalData';
    import {loadRoute} from 'routes/client/table.ts';
    (async () => {
      const [docs] = routes[0].routes;
      const before = docs.routes.length;
      await loadRoute('/docs/B/');
      await loadRoute('/docs/a');
      const pages = [];
      for (const {component, ...route} of docs.routes) pages.push({...route, parts: await component()});
      const {docs: documents} = globalData['docusaurus-plugin-content-docs'].default.versions[0];
      console.log(JSON.stringify({before, pages, documents}));
    })();`,
};

interface Result {
  readonly before: number;
  readonly pages: readonly {readonly path: string; readonly files: Readonly<Record<string, string>>}[];
  readonly documents: readonly unknown[];
}

describe('the bundled table of routes', () => {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'application-start-'));
  const out = (name: string) => path.join(folder, 'out', name);
  const fileOf = (chunk: string) => fs.readdirSync(out('')).find((name) => name.startsWith(`${chunk}.`))!;
  let result: Result;

  beforeAll(async () => {
    for (const [name, text] of Object.entries({...GENERATED, ...SOURCE})) {
      fs.writeFileSync(path.join(folder, name), text);
    }
    await bundle(folder);
    result = JSON.parse(execFileSync('node', [out(fileOf('main'))], {encoding: 'utf8'})) as Result;
  });
  afterAll(() => fs.rmSync(folder, {recursive: true}));

  it('gets the pages that are asked for, with all that belongs to them', () => {
    expect(result.before).toBe(0);
    expect(result.pages).toMatchObject([
      {
        path: '/docs/a',
        key: '/docs/a',
        sidebar: 'docs',
        parts: [{__comp: 'module doc'}, {content: 'module a'}],
      },
      {path: '/docs/b', parts: [{__comp: 'module doc'}, {content: 'module b'}, {lists: ['module list']}]},
    ]);
    expect(result.documents).toEqual([{id: 'a', path: '/docs/a', sidebar: 'docs'}]);
  });

  it('knows the one file of a page, and the runtime does not', () => {
    const runtime = fs.readFileSync(out(fileOf('runtime~main')), 'utf8');
    for (const {files} of result.pages) {
      const [file, ...others] = Object.values(files);
      expect(others).toEqual([]);
      expect(fs.existsSync(out(file!))).toBe(true);
      expect(runtime).not.toContain(/([0-9a-f]{8})\.js$/.exec(file!)![1]);
    }
    expect(runtime).toMatch(/:"[0-9a-f]{8}"/);
  });
});

function bundle(folder: string): Promise<void> {
  const write = createWriter({folder, home: '/', documents: []});
  const compiler = rspack({
    mode: 'production',
    // Node has to run it.
    target: 'async-node',
    context: folder,
    entry: {main: './entry.js'},
    output: {
      path: path.join(folder, 'out'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: 'assets/js/[id].[contenthash:8].js',
    },
    optimization: {runtimeChunk: true},
    resolve: {
      extensions: ['.js', '.ts', '.tsx', '.json'],
      alias: {
        '@site/src': path.resolve(__dirname, '../../../src'),
        routes: path.resolve(__dirname, '../../../src/routes'),
        '@site': folder,
        '@generated': folder,
        '@docusaurus/ComponentCreator': path.join(folder, 'creator.js'),
        '@docusaurus/renderRoutes': path.join(folder, 'renderer.js'),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript', tsx: true}}},
        },
        {
          include: REWRITTEN.map((name) => path.join(folder, name)),
          use: {loader: path.resolve(__dirname, '../loader.mjs'), options: {write}},
        },
      ],
    },
    plugins: [new ChunkFiles()],
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      const message =
        error?.message ?? (stats?.hasErrors() ? stats.toString({all: false, errors: true}) : '');
      if (message) reject(new Error(message));
      else compiler.close(() => resolve());
    }),
  );
}
