/** Line and column count from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** One mistake and what became of it, of StrykerJS's `MutantResult`. */
export interface Mutant {
  readonly status:
    | 'Killed'
    | 'Survived'
    | 'NoCoverage'
    | 'CompileError'
    | 'RuntimeError'
    | 'Timeout'
    | 'Ignored'
    | 'Pending';
  readonly fileName: string;
  readonly location: {readonly start: Place; readonly end: Place};
  readonly mutatorName: string;
  readonly replacement: string;
}

/** How many mutants of a group the tests noticed. */
export interface Score {
  readonly noticed: number;
  /** Noticed or not. */
  readonly all: number;
  /** In percent, rounded down to a tenth, so that nothing below a mark looks like it. */
  readonly percent: number;
}

/** A mutant that hangs or cannot even be loaded was noticed. */
export function scoreOf(results: readonly Pick<Mutant, 'status'>[]): Score {
  const count = (...statuses: Mutant['status'][]) =>
    results.filter(({status}) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout', 'RuntimeError');
  const all = noticed + count('Survived', 'NoCoverage');
  return {noticed, all, percent: all === 0 ? 0 : Math.floor((noticed * 1000) / all) / 10};
}

/**
 * What the tests did not notice, a line each: `src/a.ts:3:7 EqualityOperator: a < b → a <= b`.
 *
 * @param readText the text of a file by its path
 */
export function survivors(results: readonly Mutant[], readText: (file: string) => string): string[] {
  return results
    .filter(({status}) => status === 'Survived' || status === 'NoCoverage')
    .map(({status, fileName, location: {start, end}, mutatorName, replacement}) => {
      const lines = readText(fileName)
        .split('\n')
        .slice(start.line - 1, end.line);
      lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column - 1);
      lines[0] = lines[0]!.slice(start.column - 1);
      const isReached = status === 'Survived' ? '' : ' (no test comes here)';
      return `${fileName}:${start.line}:${start.column} ${mutatorName}${isReached}: ${oneLine(lines.join('\n'))} → ${oneLine(replacement)}`;
    });
}

function oneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
