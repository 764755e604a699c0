import {describe, expect, it} from 'vitest';
import {convertExtern} from '../externScript';
import {createTestRealm} from './support';

const load = (text: string, path = 'a.ts'): Record<string, unknown> =>
  createTestRealm({[path]: text}, {findConverter: () => convertExtern}).realm.load(`/proj/${path}`) as Record<
    string,
    unknown
  >;

describe('namespaces', () => {
  it.each([
    ['namespace N { export const v: string = "n"; }\nexport const r = N.v;', 'n'],
    [
      'namespace N { const hidden = 1; export function f(): number { return hidden; } }\nexport const r = N.f();',
      1,
    ],
    ['export namespace N { export namespace M { export const w = 2; } }\nexport const r = N.M.w;', 2],
    [
      'namespace A.B { export let a = 1, b: Map<string, number> = new Map(), c = `${{}}`; }\nexport const r = Object.keys(A.B).join();',
      'a,b,c',
    ],
    [
      'namespace N { export enum E { A = 4 } export class C { x = 5 } export type T = 1; export interface I { a: 1 } }\nexport const r = N.E.A + new N.C().x;',
      9,
    ],
    ['namespace N { export const a = 1 } namespace N { export const b = 2 }\nexport const r = N.a + N.b;', 3],
    ['declare namespace D { const x: number; }\nconst namespace = 3;\nexport const r = namespace;', 3],
  ])('%s', (text, result) => {
    expect(load(text).r).toBe(result);
  });
});

it('exports what comes later in the file', () => {
  expect(load('export {go as r};\nconst go = 4;').r).toBe(4);
});

it('has an empty `import.meta`', () => {
  expect(load('export const r = [typeof import.meta, import.meta.url, "import.meta"];', 'a.mjs').r).toEqual([
    'object',
    undefined,
    'import.meta',
  ]);
});

it('refuses decorators', () => {
  expect(() => load('const d = (v: any) => v;\nclass A { @d m() {} }')).toThrow(/decorator/i);
});
