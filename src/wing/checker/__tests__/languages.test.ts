import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkCommands, parseHelp} from '../commands';
import {checkLanguage} from '../languages';

const ROOT = path.resolve(__dirname, '../../../..');
const HELP_FOLDER = path.join(__dirname, '../__fixtures__/cli');
const read = (name: string) => fs.readFileSync(path.join(HELP_FOLDER, name), 'utf8');
const help = parseHelp(read('wing.txt'), (command) => read(`wing-${command}.txt`));

describe('blocks of other languages', () => {
  it.each([
    ['json', '{"a": [1, 2], /* note */ "b": "c"}'],
    ['yaml', 'a: 1\nb:\n  - c\n---\nd: e'],
    ['toml', 'a = 1\n[b]\nc = "d"'],
    ['js', 'export const a = () => ({b: 1});'],
    ['ts', 'const a: number = 1;\nbrought(a);'],
    ['ts', "import type {Stats} from 'node:fs';\nexport const size = (stats: Stats): number => stats.size;"],
    ['ts', "import {nothing} from 'a-package-that-is-not-installed';\nconst a: number = nothing;"],
    ['hcl', 'resource "a" "b" {\n  c = ["}"] # {\n}'],
    ['sh', 'npm install -g winglang@0.85.49\nwing it main.w'],
    ['text', '}{'],
  ])('%s: %j is well', (lang, text) => {
    expect(checkLanguage(lang, text, {root: ROOT, help})).toEqual([]);
  });

  it.each([
    ['json', '{\n"a": }', 1, 'expected'],
    ['yaml', 'a: 1\nb: [c', 1, ''],
    ['toml', 'a = 1\nb = ', 1, 'Invalid TOML'],
    ['js', 'const a = 1;\nconst = 2;', 1, 'expected'],
    ['ts', 'let a: = 1;', 0, 'expected'],
    [
      'ts',
      "import type {Stats} from 'node:fs';\nexport const size = (stats: Stats): string => stats.size;",
      1,
      "not assignable to type 'string'",
    ],
    ['hcl', 'a {\n  b = [1\n}', 2, '"}" closes nothing'],
    ['hcl', 'a = "b', 0, 'a string has no end'],
    ['sh', 'npm test\nwing deploy', 1, 'wing has no command "deploy"'],
  ])('%s: %j is refused', (lang, text, line, message) => {
    expect(checkLanguage(lang, text, {root: ROOT, help})).toContainEqual({
      line,
      message: expect.stringContaining(message),
    });
  });
});

describe('calls of the command line', () => {
  it('are read from its help', () => {
    expect(Object.keys(help.commands).sort()).toEqual([
      'compile',
      'docs',
      'help',
      'it',
      'lsp',
      'new',
      'pack',
      'run',
      'secrets',
      'test',
    ]);
    expect(help.commands.compile).toEqual(
      expect.arrayContaining([
        '-t',
        '--platform',
        '-v',
        '--value',
        '--values',
        '-o',
        '--output',
        '-r',
        '--rootId',
      ]),
    );
    expect(help.globalOptions).toEqual(
      expect.arrayContaining(['--debug', '--no-color', '-v', '--version', '-V']),
    );
  });

  it.each([
    'wing compile -t tf-aws main.w',
    'NO_COLOR=1 npx wing test -f "a|b" --retry 2',
    'wing --version',
    'wing new empty && cd app && wing it',
    'wing compile \\\n  --platform sim main.w | tee log',
    '# wing deploy was never a command',
    'mkdir wing',
    'wing new --list-templates > templates.txt',
  ])('%j', (text) => expect(checkCommands(text, help)).toEqual([]));

  it.each([
    ['wing upgrade', 'wing has no command "upgrade"'],
    ['wing test main.w --target sim', 'wing test has no option "--target"'],
    ['cd app && wing it -q', 'wing it has no option "-q"'],
    ['wing --verbose', 'wing has no option "--verbose"'],
    ['wing compile \\\n  --values=a.toml --nope', 'wing compile has no option "--nope"'],
  ])('%j is refused', (text, message) => {
    expect(
      checkCommands(text, help)
        .map((problem) => problem.message)
        .join(),
    ).toContain(message);
  });
});
