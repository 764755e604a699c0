import {cachePath} from '../cache/cacheFolder';
import {openValueCache} from '../cache/valueCache';
import {runWing} from '../command-line/wing';

/** The commands of the `wing` command line with their options, as its help lists them. */
export interface CommandLineHelp {
  readonly commands: Readonly<Record<string, readonly string[]>>;
  /** Options that go before a command, or without one. */
  readonly globalOptions: readonly string[];
}

/**
 * Reads the help of the installed command line, once for each version.
 *
 * @param version what the answer depends on
 */
export async function readHelp(root: string, version: string): Promise<CommandLineHelp> {
  const cache = openValueCache<CommandLineHelp>(cachePath(root, 'samples', 'help.json'), {version});
  const known = cache.get('help');
  if (known) return known;
  const ask = async (...command: string[]) => (await runWing([...command, '--help'], {folder: root})).stdout;
  const general = await ask();
  const texts = new Map<string, string>();
  for (const [command] of listCommands(general)) texts.set(command!, await ask(command!));
  const help = parseHelp(general, (command) => texts.get(command)!);
  cache.set('help', help);
  cache.save();
  return help;
}

/** Reads the help texts of the command line and of each of its commands. */
export function parseHelp(general: string, helpOf: (command: string) => string): CommandLineHelp {
  const commands: Record<string, readonly string[]> = {};
  for (const names of listCommands(general)) {
    const options = names[0] === 'help' ? [] : readOptions(helpOf(names[0]!));
    for (const name of names) commands[name] = options;
  }
  return {commands, globalOptions: readOptions(general)};
}

/** The names of each command. */
function listCommands(general: string): string[][] {
  return [...(general.split(/^Commands:$/m)[1] ?? '').matchAll(/^ {2}([a-z][\w|-]*)/gm)].map(([, name]) =>
    name!.split('|'),
  );
}

function readOptions(help: string): string[] {
  return [...help.matchAll(/^ {2}((?:-{1,2}[\w-]+(?:[ ,|]+)?(?:\[\w+\] ?|<[\w.=-]+> ?)?)+)/gm)].flatMap(
    ([, row]) => [...row!.matchAll(/(?:^|[ ,])(-{1,2}[A-Za-z][\w-]*)/g)].map((match) => match[1]!),
  );
}

/** Words that may come before a command. */
const RUNNERS = new Set([
  'npx',
  'pnpm',
  'yarn',
  'bunx',
  'exec',
  'sudo',
  'time',
  'env',
  '--',
  '-y',
  '--yes',
  'dlx',
]);

/**
 * Finds the calls of `wing` in a shell block.
 *
 * @returns each command and option that the installed version does not have
 */
export function checkCommands(
  text: string,
  {commands, globalOptions}: CommandLineHelp,
): {line: number; message: string}[] {
  const problems: {line: number; message: string}[] = [];
  for (const {row, line} of logicalLines(text)) {
    for (const call of row.replace(/(?:^|\s)#.*$/, '').split(/&&|\|\||[;|]/)) {
      const words = call.trim().split(/\s+/);
      const at = words.findIndex((word) => !RUNNERS.has(word) && !/^\w+=/.test(word));
      if (words[at] !== 'wing') continue;
      const rest = words.slice(at + 1).filter((word) => !/^[<>]/.test(word));
      const command = rest.find((word) => !word.startsWith('-'));
      if (command !== undefined && !(command in commands)) {
        problems.push({
          line,
          message: `wing has no command "${command}": it has ${Object.keys(commands).join(', ')}`,
        });
        continue;
      }
      const allowed = [
        ...globalOptions,
        ...(command === undefined ? [] : commands[command]!),
        '-h',
        '--help',
      ];
      for (const word of rest.filter((one) => /^-{1,2}[A-Za-z]/.test(one))) {
        const option = word.split('=')[0]!;
        if (!allowed.includes(option))
          problems.push({
            line,
            message: `wing ${command ?? ''} has no option "${option}"`.replace('  ', ' '),
          });
      }
    }
  }
  return problems;
}

/** Lines that end with a backslash are joined with the next one. Each has the number of its first line. */
function logicalLines(text: string): {row: string; line: number}[] {
  const lines: {row: string; line: number}[] = [];
  let isOpen = false;
  text.split('\n').forEach((raw, line) => {
    const row = raw.replace(/\\$/, ' ');
    const last = lines.at(-1);
    if (isOpen && last) last.row += row;
    else lines.push({row, line});
    isOpen = row !== raw;
  });
  return lines;
}
