import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {ApiType} from '../../../reference/model';
import {readInstalled} from '../installed';
import {readLibraries} from '../list';

const root = path.join(__dirname, '../../../..');
const published = readLibraries(root).filter((library) => library.published !== null);

describe.each(published.map((library) => [library.name, library] as const))(
  'the interface of %s',
  (_, library) => {
    const {model, entries} = readInstalled(library, root);
    const compiled = readCompiled(path.join(root, 'node_modules', library.package, '$lib/.wing'));

    it('has what the compiler wrote into the package', () => {
      for (const type of model.values()) {
        const body = compiled.get(type.shortName);
        expect(body, type.name).toBeDefined();
        for (const name of namesToFind(type))
          expect(body, `${type.name}.${name}`).toMatch(new RegExp(`\\b${name}\\b`));
      }
    });

    it('has each field of each struct', () => {
      const structs = [...model.values()].filter(({kind}) => kind === 'struct');
      for (const {shortName, members} of structs) {
        const fields = [...compiled.get(shortName)!.matchAll(/readonly (\w+)\??:/g)].map(([, name]) => name);
        expect(
          members.map(({name}) => name),
          shortName,
        ).toEqual(fields);
      }
    });

    it('begins with a class, and names nothing twice', () => {
      const names = entries.flat();
      expect(model.get(names[0]!)!.kind).toBe('class');
      expect(new Set(names).size).toBe(names.length);
    });
  },
);

describe('a library', () => {
  it('must be installed in the version of the list', () => {
    const [library] = published;
    expect(() => readInstalled({...library!, published: '9.9.9'}, root)).toThrow(
      '@winglibs/dynamodb 9.9.9 is to be installed, but 0.2.4 is: npm install',
    );
    expect(() => readInstalled({...library!, package: '@winglibs/none'}, root)).toThrow('but none is');
  });
});

/** Of classes that live inflight alone, the compiler writes no members. */
function namesToFind({kind, members, values}: ApiType): string[] {
  const isInflightClass = kind === 'class' && members.every(({phase}) => phase === 'inflight');
  const names = members.filter(({kind: one}) => one !== 'constructor').map(({name}) => name);
  return [...(isInflightClass ? [] : names), ...values.map(({name}) => name)];
}

/** The declarations for TypeScript that `wing pack` makes, both sides of each type together. */
function readCompiled(folder: string): Map<string, string> {
  const bodies = new Map<string, string>();
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.d.cts'))) {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    const types = text.matchAll(/^export (?:class|interface|enum) (\w+)(?:\$Inflight)?\b[^{]*\{([^]*?)^\}/gm);
    for (const [, name, body] of types) bodies.set(name!, (bodies.get(name!) ?? '') + body);
  }
  return bodies;
}
