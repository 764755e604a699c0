import {expect, it} from 'vitest';
import {BUDGETS} from './budgets';
import {weightProblems} from './problems';
import type {Weight} from './weight';

const LIGHT: Weight = {
  path: '/docs/a',
  kind: 'documentation',
  drawnByScript: 'nothing',
  script: BUDGETS.script,
  style: BUDGETS.style,
  fonts: 0,
  images: 0,
  all: BUDGETS.documentation,
  exact: () => ({html: 0, all: BUDGETS.documentation}),
  ofPlayground: [],
};

it('a page that reaches its marks has no problem', () => {
  expect(weightProblems(LIGHT)).toEqual([]);
  expect(weightProblems({...LIGHT, script: 50_000, drawnByScript: 'page'})).toEqual([]);
  expect(weightProblems({...LIGHT, all: 80_001})).toEqual([]);
});

it.each([
  [{script: 10_001}, '/docs/a: 10001 bytes of script, at most 10000'],
  [{kind: 'not-found', script: 10_501}, '/docs/a: 10501 bytes of script, at most 10500'],
  [{drawnByScript: 'panel', script: 20_001}, '/docs/a: 20001 bytes of script, at most 20000'],
  [
    {kind: 'play', drawnByScript: 'page'},
    '/docs/a: no script has the words that scripts of the playground are known by',
  ],
  [{style: 14_001}, '/docs/a: 14001 bytes of style, at most 14000'],
  [{all: 80_002, exact: () => ({html: 0, all: 80_001})}, '/docs/a: 80001 bytes of everything, at most 80000'],
  [{ofPlayground: ['assets/a.js']}, '/docs/a: loads assets/a.js, which is of the playground'],
  [
    {kind: 'play', drawnByScript: 'page', script: 350_001, ofPlayground: ['assets/a.js']},
    '/docs/a: 350001 bytes of script, at most 350000',
  ],
] as const)('one with %j has one', (heavy, problem) => {
  expect(weightProblems({...LIGHT, ...heavy})).toEqual([problem]);
});
