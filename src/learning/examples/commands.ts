import {toCodeBlock} from '../../samples/sample';
import type {CodeSampleProps} from '../../samples/types';
import {toSource} from './source';
import type {ExampleCommands, ExampleEntry} from './types';
import {PLATFORMS, type Platform} from '../../wing/language/platforms';

/** What a reader types to get, run and compile an example; `undefined` where the toolchain cannot compile it. */
export function toCommands(example: ExampleEntry): ExampleCommands | undefined {
  const {program, platform} = example;
  if (!program || program.notChecked) return undefined;
  const compile: Partial<Record<Platform, CodeSampleProps>> = {};
  for (const name of platform) {
    const commands = toCompileCommands(name);
    if (commands.length > 0) compile[name] = toShell(commands);
  }
  return {
    get: toShell(toGetCommands(example)),
    run: toShell(['wing it main.w', 'wing test main.w']),
    compile,
  };
}

function toGetCommands(example: ExampleEntry): string[] {
  const {repository, folder} = toSource(example);
  const path = [repository.split('/').at(-1), folder].filter(Boolean).join('/');
  return [`git clone ${repository}`, `cd ${path}`, ...(example.program?.hasPackages ? ['npm install'] : [])];
}

function toCompileCommands(platform: Platform): string[] {
  const {unavailable, environment = {}} = PLATFORMS[platform];
  if (unavailable) return [];
  const variables = Object.entries(environment).map(([name, value]) => `export ${name}=${quote(value)}`);
  return [...variables, `wing compile --platform ${platform} main.w`];
}

/** Quotes a value for the shell. */
function quote(value: string): string {
  return value.includes(' ') ? `"${value}"` : value;
}

function toShell(commands: readonly string[]): CodeSampleProps {
  return toCodeBlock(commands.join('\n'), 'sh');
}
