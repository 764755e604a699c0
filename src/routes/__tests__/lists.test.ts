import {describe, expect, it} from 'vitest';
import {readModules, readRoutes} from '../lists';

const HEAD = "import React from 'react';\nimport ComponentCreator from '@docusaurus/ComponentCreator';\n\n";
const entry = (name: string, module: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`;

describe('the list of routes', () => {
  it('is a tree, in which each route has the end of its name', () => {
    const list = `[
      {path: '/docs', component: ComponentCreator('/docs', 'b2c'), routes: [
        {path: '/docs/why-wing', component: ComponentCreator('/docs/why-wing', '2f3'), exact: true, sidebar: "docs"}
      ]},
      {path: '*', component: ComponentCreator('*')},
    ]`;
    expect(readRoutes(`${HEAD}export default ${list};\n`)).toEqual([
      {
        path: '/docs',
        hash: 'b2c',
        rest: {},
        routes: [
          {path: '/docs/why-wing', hash: '2f3', rest: {exact: true, sidebar: 'docs'}, routes: undefined},
        ],
      },
      {path: '*', hash: undefined, rest: {}, routes: undefined},
    ]);
  });

  it('is refused in another form', () => {
    expect(() => readRoutes('export const routes = [];\n')).toThrow(
      'routes.js, which Docusaurus writes, has another form than that of 3.10.',
    );
  });
});

describe('the list of modules', () => {
  it('has the module of each part', () => {
    const text = `export default {\n${entry('0058b4c6', '@site/docs/a.md')}${entry('01a85c17', '@theme/B').trimEnd()}};\n`;
    expect(Object.fromEntries(readModules(text))).toEqual({
      '0058b4c6': '@site/docs/a.md',
      '01a85c17': '@theme/B',
    });
  });

  it('is refused when one entry has another form, or when there is none', () => {
    const other = entry('01a85c17', '@theme/B').replace('() =>', 'async () =>');
    expect(() =>
      readModules(`export default {\n${entry('0058b4c6', '@site/docs/a.md')}${other}};\n`),
    ).toThrow(
      'registry.js, which Docusaurus writes, has another form than that of 3.10: 1 of its 2 entries can be read.',
    );
    expect(() => readModules('')).toThrow('0 of its 0 entries');
  });
});
