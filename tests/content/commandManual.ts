import type {CommandLineHelp} from '../../src/wing/checker/commands';
import {readFences} from '../../src/samples/markdown';

/**
 * Compares the manual of the command line with the help texts, in both directions: commands and options that the page
 * lacks, and those that it invents.
 *
 * A section of level 2 describes the commands whose usage stands in one of its `text` fences, as `wing test [options]`.
 * Options are the code spans of the first cell of a table's row. Those that every command has stand in a section
 * without a usage. In prose, a code span that begins with a hyphen is an option as well.
 *
 * @param help with the options of each command alone, without those of all commands
 */
export function manualProblems(markdown: string, help: CommandLineHelp): string[] {
  const sections = splitSections(markdown);
  const common = sections.filter(({commands}) => commands.length === 0).flatMap(({options}) => options);
  const described = sections.flatMap(({commands, options}) => commands.map((name) => ({name, options})));
  const names = described.map(({name}) => name);
  return [
    ...difference(Object.keys(help.commands), names).map((name) => `wing ${name} is not on the page`),
    ...difference(names, Object.keys(help.commands)).map((name) => `there is no wing ${name}`),
    ...compareOptions('wing', common, help.globalOptions),
    ...described
      .filter(({name}) => name in help.commands)
      .flatMap(({name, options}) =>
        compareOptions(`wing ${name}`, options, difference(help.commands[name]!, ['-h', '--help'])),
      ),
    ...difference(optionsInProse(markdown), everyOption(help)).map((option) => `no command has ${option}`),
  ];
}

interface Section {
  readonly commands: readonly string[];
  readonly options: readonly string[];
}

function splitSections(markdown: string): Section[] {
  return markdown.split(/^## /m).map((text) => ({
    commands: readFences(text)
      .filter(({lang}) => lang === 'text')
      .flatMap(({body}) => [...body.matchAll(/^wing (\w+) \[/gm)].map((match) => match[1]!)),
    options: [...text.matchAll(/^\| (`-.*?) \|/gm)].flatMap(([, cell]) => spans(cell!)),
  }));
}

function optionsInProse(markdown: string): string[] {
  return spans(markdown.replace(/^( *)```[\s\S]*?^\1```$/gm, '')).map((option) => option.split(/[ =]/)[0]!);
}

function spans(text: string): string[] {
  return [...text.matchAll(/`(-{1,2}[A-Za-z][^`]*)`/g)].map((match) => match[1]!);
}

function everyOption({commands, globalOptions}: CommandLineHelp): string[] {
  return [...globalOptions, ...Object.values(commands).flat()];
}

function compareOptions(command: string, described: readonly string[], known: readonly string[]): string[] {
  return [
    ...difference(known, described).map((option) => `${command} ${option} is not on the page`),
    ...difference(described, known).map((option) => `${command} has no option ${option}`),
  ];
}

function difference(all: readonly string[], without: readonly string[]): string[] {
  return [...new Set(all)].filter((one) => !without.includes(one));
}
