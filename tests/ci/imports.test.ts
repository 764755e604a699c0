/** The table of rooms, read as rules for imports. */
import {spawnSync} from 'node:child_process';
import {readFileSync, symlinkSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readRooms} from '../../.config/rooms.mjs';
import {temporaryFolders} from '../support/folders';

const ROOT = resolve(import.meta.dirname, '../..');
const folderOf = temporaryFolders();

const TABLE = `
| Room      | Holds | May import   |
| --------- | ----- | ------------ |
| \`lib\`     | .     | nothing      |
| \`wing\`    | .     | \`lib\`        |
| \`pages\`   | .     | every room   |
`;

it('an import that the table does not allow is refused', () => {
  const configuration = ['tsconfig.json', '.config/rooms.mjs', '.config/dependency-cruiser.mjs'];
  const folder = folderOf({
    ...Object.fromEntries(configuration.map((name) => [name, readFileSync(resolve(ROOT, name), 'utf8')])),
    'src/README.md': TABLE,
    'src/pages/index.ts': "export {good} from '../wing/good';\n",
    'src/wing/good.ts': 'export const good = 1;\n',
    'src/wing/bad.ts': "export {good} from '../pages';\n",
  });
  symlinkSync(resolve(ROOT, 'node_modules'), resolve(folder, 'node_modules'));
  const command = resolve(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const {stdout} = spawnSync(
    process.execPath,
    [command, '--config', '.config/dependency-cruiser.mjs', 'src'],
    {cwd: folder, encoding: 'utf8'},
  );
  expect(stdout).toContain('room wing: src/wing/bad.ts → src/pages/index.ts');
  expect(stdout).toContain('1 dependency violations');
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
