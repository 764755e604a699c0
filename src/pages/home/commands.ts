import {toCodeBlock} from '../../samples/sample';
import type {StartCommands} from './types';

/** The commands that lead from nothing to a tested program, for a version of the toolchain. */
export function toStartCommands(version: string): StartCommands {
  const shell = (...commands: string[]) => toCodeBlock(commands.join('\n'), 'sh');
  return {
    install: shell(`npm install -g winglang@${version}`),
    create: shell('mkdir hello-wing', 'cd hello-wing', 'wing new empty'),
    test: shell('wing test'),
  };
}
