/** What `npm run lint:imports` refuses, shown by files that break each of its rules, in a folder of their own. */
import {spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readRooms} from '../../.config/rooms.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

const TABLE = `
| Room      | Holds | May import   |
| --------- | ----- | ------------ |
| \`lib\`     | .     | nothing      |
| \`wing\`    | .     | \`lib\`        |
| \`pages\`   | .     | every room   |
`;

const FILES = {
  'src/README.md': TABLE,
  'src/lib/small.ts': 'export const small = 1;\n',
  'src/wing/good.ts': "import {small} from '../lib/small';\nexport const good = small;\n",
  'src/pages/index.ts': "export {good} from '../wing/good';\n",
  'src/wing/bad.ts': "import {good} from '../pages';\nexport const bad = good;\n",
  'src/wing/type.ts': "import type {Shape} from '../unknown/shape';\nexport type Same = Shape;\n",
  'src/unknown/shape.ts': 'export interface Shape {\n  readonly size: number;\n}\n',
  'src/wing/hook.ts': "import {useState} from 'react';\nexport const hook = useState;\n",
  'src/lib/one.ts': "import {two} from './two';\nexport const one = () => two;\n",
  'src/lib/two.ts': "import {one} from './one';\nexport const two = () => one;\n",
  'plugins/first/index.ts': "export {second} from '../second';\n",
  'plugins/second/index.ts': "export {small as second} from '../../src/lib/small';\n",
};

interface Violation {
  readonly from: string;
  readonly rule: {readonly name: string};
}

const folder = mkdtempSync(join(tmpdir(), 'imports-'));
let found: readonly string[] = [];

beforeAll(() => {
  mkdirSync(join(folder, '.config'));
  for (const name of ['tsconfig.json', '.config/rooms.mjs', '.config/dependency-cruiser.mjs']) {
    copyFileSync(join(ROOT, name), join(folder, name));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), text);
  }
  const {stdout, stderr} = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', '.config/dependency-cruiser.mjs', '--output-type', 'json', 'src', 'plugins'],
    ],
    {cwd: folder, encoding: 'utf8', maxBuffer: 64e6},
  );
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  const {summary} = JSON.parse(stdout) as {readonly summary: {readonly violations: readonly Violation[]}};
  found = summary.violations.map(({from, rule}) => `${from}: ${rule.name}`);
}, 60_000);

afterAll(() => rmSync(folder, {recursive: true}));

describe('the lint of the imports', () => {
  it.each([
    ['a room that the table does not allow', 'src/wing/bad.ts: room wing'],
    ['a type of such a room', 'src/wing/type.ts: room wing'],
    ['a folder without a row', 'src/wing/type.ts: room without a row'],
    ['React where there is no page', 'src/wing/hook.ts: no page around it'],
    ['a circle', 'src/lib/one.ts: circle'],
    ['a plugin that imports another', 'plugins/first/index.ts: plugin'],
  ])('refuses %s', (_, violation) => {
    expect(found).toContain(violation);
  });

  it.each(['src/wing/good.ts', 'src/pages/index.ts', 'plugins/second/index.ts'])('allows %s', (file) => {
    expect(found.filter((violation) => violation.startsWith(file))).toEqual([]);
  });
});

describe('the table of the rooms', () => {
  it('has to name rooms that it has', () => {
    expect(() => readRooms(TABLE.replace('| `lib`        |', '| `lip` |'))).toThrow(
      'src/README.md:\n- wing: there is no room "lip"\nRooms: lib, wing, pages',
    );
  });

  it('has to be there', () => {
    expect(() => readRooms('# Source\n')).toThrow('- there is no table of rooms');
  });
});
