import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseHelp, type CommandLineHelp} from '../../src/wing/checker/commands';
import {manualProblems} from './commandManual';

const ROOT = path.resolve(import.meta.dirname, '../..');

describe('the manual of the command line', () => {
  it('has every command and option of the installed version, and no other', () => {
    const page = fs.readFileSync(path.join(ROOT, 'docs/api/cli.md'), 'utf8');
    expect(manualProblems(page, readInstalledHelp())).toEqual([]);
  });
});

describe('manualProblems', () => {
  const help: CommandLineHelp = {
    commands: {test: ['-h', '--help', '-o', '--output'], help: []},
    globalOptions: ['--debug'],
  };
  const page = [
    '## Everywhere\n\n| Option |\n|---|\n| `--debug` |',
    '## Test\n\n```text\nwing test [options]\n```\n\n| `-o`, `--output` | Writes |\n\n`--output=x` writes.',
    '## Help\n\n```text\nwing help [command]\n```',
  ].join('\n\n');

  it('accepts a page that has all and nothing else', () => {
    expect(manualProblems(page, help)).toEqual([]);
  });

  it.each([
    ['a command that is missing', page.replace('wing help [command]', ''), 'wing help is not on the page'],
    ['a command that is not there', page.replace('wing help [', 'wing deploy ['), 'there is no wing deploy'],
    ['an option that is missing', page.replace('`-o`, ', ''), 'wing test -o is not on the page'],
    ['an option that is not there', page.replace('`-o`', '`-x`'), 'wing test has no option -x'],
    ['a common option that is missing', page.replace('`--debug`', ''), 'wing --debug is not on the page'],
    ['a common option that is not there', page.replace('--debug', '--bug'), 'wing has no option --bug'],
    ['an option of another command', page.replace('`--debug`', '`-o`'), 'wing has no option -o'],
    ['an option in prose', page.replace('--output=x', '--outfile x'), 'no command has --outfile'],
  ])('rejects %s', (_what, changed, problem) => {
    expect(manualProblems(changed, help)).toContain(problem);
  });
});

/** Asks the installed command line, one process for each command. */
function readInstalledHelp(): CommandLineHelp {
  const ask = (...command: string[]) =>
    execFileSync(
      process.execPath,
      [path.join(ROOT, 'node_modules/winglang/bin/wing'), ...command, '--help'],
      {encoding: 'utf8', env: {...process.env, WING_DISABLE_ANALYTICS: '1', NO_COLOR: '1', CI: '1'}},
    );
  return parseHelp(ask(), (command) => ask(command).split(/^Global Options:$/m)[0]!);
}
