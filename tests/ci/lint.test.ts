import {spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** What is refused where: a name, a file, its text, and the rules that it breaks. */
const REFUSED: readonly (readonly [string, string, string, readonly string[]])[] = [
  [
    'an entrance that the list does not have',
    'src/probe/entrance.ts',
    'export const query = location.search;\nexport const ask = () => fetch(query);\n',
    ['eslint(no-restricted-globals)'],
  ],
  [
    'the same by the name of the window',
    'src/probe/window.ts',
    "export const kept = window.localStorage.getItem('x');\nexport const from = document.referrer;\n",
    ['eslint(no-restricted-properties)'],
  ],
  [
    'a promise that nobody waits for',
    'plugins/probe/floating.ts',
    'declare const work: () => Promise<void>;\nwork();\n',
    ['typescript(no-floating-promises)'],
  ],
  [
    'a promise without a handler behind `void`',
    'src/probe/void.ts',
    'declare const work: () => Promise<void>;\nvoid work();\n',
    ['typescript(no-floating-promises)'],
  ],
  [
    'a promise where nobody takes one',
    'plugins/probe/misused.ts',
    'export const later = (work: () => Promise<void>) => setTimeout(work, 1);\n',
    ['typescript(no-misused-promises)'],
  ],
  [
    'a condition that is a promise',
    'plugins/probe/condition.ts',
    'export const isReady = (work: Promise<boolean>) => (work ? 1 : 2);\n',
    ['typescript(no-misused-promises)'],
  ],
  [
    'waiting for what is there',
    'plugins/probe/await.ts',
    'export const work = async (value: number) => await value;\n',
    ['typescript(await-thenable)'],
  ],
  [
    'what is parsed, taken for what it should be',
    'plugins/probe/unsafe.ts',
    [
      'declare const say: (text: string) => void;',
      'const parsed = JSON.parse("{}");',
      'say(parsed);',
      'parsed.make();',
      'export const read = (): string => parsed;',
    ].join('\n'),
    [
      'typescript(no-unsafe-argument)',
      'typescript(no-unsafe-assignment)',
      'typescript(no-unsafe-call)',
      'typescript(no-unsafe-member-access)',
      'typescript(no-unsafe-return)',
    ],
  ],
  [
    'an object in a text',
    'plugins/probe/template.ts',
    'export const say = (value: object) => `${value}`;\n',
    ['typescript(restrict-template-expressions)'],
  ],
  [
    'an assertion that says nothing',
    'plugins/probe/assertion.ts',
    'export const same = (text: string) => text as string;\n',
    ['typescript(no-unnecessary-type-assertion)'],
  ],
  [
    'a kind without a case',
    'plugins/probe/cases.ts',
    "export function size(kind: 'a' | 'b'): number {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n  return 0;\n}\n",
    ['typescript(switch-exhaustiveness-check)'],
  ],
  [
    'a type that is no type',
    'tests/probe.ts',
    'export const value: any = 1;\n',
    ['typescript(no-explicit-any)'],
  ],
  [
    'what JavaScript does not know',
    'plugins/probe/loader.mjs',
    'export const value = misspelt;\n',
    ['eslint(no-undef)'],
  ],
  ['words to the console', 'src/probe/words.ts', "console.log('a');\n", ['eslint(no-console)']],
  [
    'a hook in a condition, in the parts of any plugin',
    'plugins/probe/Diagram/Shape.tsx',
    [
      "import {useState, type ReactNode} from 'react';",
      'export default function Shape({isOpen}: {readonly isOpen: boolean}): ReactNode {',
      '  if (isOpen) useState(1);',
      '  return null;',
      '}',
    ].join('\n'),
    ['react-hooks(rules-of-hooks)'],
  ],
  [
    'an effect that does not say on what it depends',
    'plugins/probe/useTitle.ts',
    [
      "import {useEffect} from 'react';",
      'export function useTitle(title: string): void {',
      '  useEffect(() => {',
      '    document.title = title;',
      '  }, []);',
      '}',
    ].join('\n'),
    ['react-hooks(exhaustive-deps)'],
  ],
  [
    'a render that reads a ref',
    'plugins/probe/Diagram/Size.tsx',
    [
      "import {useRef, type ReactNode} from 'react';",
      'export default function Size(): ReactNode {',
      '  const size = useRef(0);',
      '  return <p>{size.current}</p>;',
      '}',
    ].join('\n'),
    ['react(refs)'],
  ],
  [
    'an effect that renders again at once',
    'plugins/probe/useCount.ts',
    [
      "import {useEffect, useState} from 'react';",
      'export function useCount(start: number): number {',
      '  const [count, setCount] = useState(0);',
      '  useEffect(() => {',
      '    setCount(start);',
      '  }, [start]);',
      '  return count;',
      '}',
    ].join('\n'),
    ['react(set-state-in-effect)'],
  ],
];

/** What is right, and near to what is refused. */
const ALLOWED = {
  'plugins/probe/handled.ts': 'declare const work: () => Promise<void>;\nwork().catch(console.error);\n',
  'tests/checks/probe/words.ts': "console.log('a');\n",
};

interface Report {
  readonly diagnostics: readonly {readonly filename: string; readonly code: string}[];
}

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
const found = new Map<string, Set<string>>();

beforeAll(() => {
  for (const name of ['.oxlintrc.json', 'tsconfig.json']) copyFileSync(join(ROOT, name), join(folder, name));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const files = {...ALLOWED, ...Object.fromEntries(REFUSED.map(([, file, text]) => [file, text]))};
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), text);
  }
  const {stdout, stderr} = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-f', 'json', 'plugins', 'src', 'tests'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  for (const {filename, code} of (JSON.parse(stdout) as Report).diagnostics) {
    found.set(filename, (found.get(filename) ?? new Set()).add(code));
  }
}, 60_000);

afterAll(() => rmSync(folder, {recursive: true}));

it.each(REFUSED)('refuses %s', (_, file, __, rules) => {
  expect([...(found.get(file) ?? [])].sort()).toEqual(rules);
});

it.each(Object.keys(ALLOWED))('finds nothing in %s', (file) => {
  expect(found.get(file)).toBeUndefined();
});
