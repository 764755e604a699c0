// cspell:ignore gglo ffbhh ffbhp
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import shortNamesLoader, {shortNames} from '../shortNames.mjs';

const entry = (name: string, module: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`;
const registryOf = (...names: string[]) =>
  `export default {\n${names.map((name) => entry(name, `@site/${name}.md`)).join('')}};\n`;

describe('the short names of parts', () => {
  it('are the beginnings of their names, in letters, as long as they have to be', () => {
    const names = shortNames(registryOf('0058b4c6', 'ffb11753', 'ffb19999'));
    expect(Object.fromEntries(names)).toEqual({'0058b4c6': 'gglo', ffb11753: 'ffbhh', ffb19999: 'ffbhp'});
  });

  it('stay when a part is added', () => {
    const before = shortNames(registryOf('0058b4c6', 'ffb11753'));
    const after = shortNames(registryOf('0123abcd', '0058b4c6', 'ffb11753'));
    for (const [name, short] of before) expect(after.get(name)).toBe(short);
  });

  it('are refused for a registry of another form, or none', () => {
    expect(() => shortNames(registryOf('0058b4c6').replace('[() =>', '[async () =>'))).toThrow(
      'plugins/script-size: 0 of the 1 entries of the registry are known.',
    );
    expect(() => shortNames('')).toThrow('0 of the 0 entries');
  });
});

describe('the loader', () => {
  let folder: string;
  const load = (file: string, text: string) => {
    const dependencies: string[] = [];
    const context = {
      resourcePath: join(folder, file),
      addDependency: (path: string) => void dependencies.push(path),
    };
    return {text: shortNamesLoader.call(context, text), dependencies};
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'registry-'));
    writeFileSync(join(folder, 'registry.js'), registryOf('0058b4c6'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  it('leaves of an entry of the registry what loads its part', () => {
    expect(load('registry.js', registryOf('0058b4c6')).text).toBe(
      'export default {\n  "gglo": [() => import(/* webpackChunkName: "gglo" */ "@site/0058b4c6.md")],\n};\n',
    );
  });

  it('names the parts of a path in the same way, and follows the registry', () => {
    const names = {'/docs-175': {__comp: '0058b4c6', items: [{content: '0058b4c6'}], other: 'abc'}};
    const {text, dependencies} = load('routesChunkNames.json', JSON.stringify(names));
    expect(JSON.parse(text)).toEqual({
      '/docs-175': {__comp: 'gglo', items: [{content: 'gglo'}], other: 'abc'},
    });
    expect(dependencies).toEqual([join(folder, 'registry.js')]);
  });
});
