import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {hookProblems} from './platformHooks';

const ROOT = path.join(__dirname, '../../..');
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

const PAGE = read('docs/concepts/platforms.md');
const DECLARATIONS = read('node_modules/@winglang/sdk/lib/platform/platform.d.ts');

describe('the table of hooks', () => {
  it('has every member of the installed interface, and no other', () => {
    expect(hookProblems(PAGE, DECLARATIONS)).toEqual([]);
  });

  it('is rejected where a hook is missing, too many, or there twice', () => {
    const rows = (...names: string[]) => names.map((name) => `| \`${name}\` | what it does |\n`).join('');
    const page = `| Member | Meaning |\n|---|---|\n${rows('target', 'synth(app)', 'target')}\n\`preSynth\``;
    const declarations =
      'export interface IPlatform {\n    readonly target: string;\n    preSynth?(app: Construct): void;\n}\n';
    expect(hookProblems(page, declarations)).toEqual([
      'preSynth is not in the table',
      'a platform has no synth',
      'target is there twice',
    ]);
  });

  it('is rejected on the page if one of its rows is taken out', () => {
    const without = PAGE.replace(/^\| `createTestHarness\(\)`.*\n/m, '');
    expect(hookProblems(without, DECLARATIONS)).toEqual(['createTestHarness is not in the table']);
  });
});
