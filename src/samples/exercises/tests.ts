/** A test block of a program. */
export interface TestBlock {
  readonly name: string;
  readonly text: string;
  /** Line of the program, from 1. */
  readonly line: number;
}

const START = /^([ \t]*)test "((?:[^"\\]|\\.)*)"/;

/** The test blocks of a program in Wing, each up to the line with the brace that closes it. */
export function testBlocks(program: string): TestBlock[] {
  const lines = program.split('\n');
  return lines.flatMap((line, index) => {
    const [, indent, name] = START.exec(line) ?? [];
    if (indent === undefined || name === undefined) return [];
    const isWhole = /\}\s*$/.test(line);
    const end = isWhole ? index : lines.findIndex((one, at) => at > index && one.trimEnd() === `${indent}}`);
    const text = lines.slice(index, end < 0 ? undefined : end + 1).join('\n');
    return {name, text, line: index + 1};
  });
}
