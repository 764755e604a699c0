import {type CodeLine, writeLine} from '../../samples/highlight';
import {inflightLines} from '../../wing/language/phases';
import type {Line, Phase, PhaseRun} from './types';

/**
 * Groups the lines of a program by their phase.
 *
 * @param lines the program, highlighted
 * @returns the lines in their order, as HTML; neighbours of one phase are together
 */
export function toPhaseRuns(lines: readonly CodeLine[]): PhaseRun[] {
  const isInflight = inflightLines(lines.map((line) => line.map(({text}) => text).join('')).join('\n'));
  const runs: {phase: Phase; lines: Line[]}[] = [];
  lines.forEach((line, index) => {
    const phase: Phase = isInflight[index] ? 'inflight' : 'preflight';
    const last = runs.at(-1);
    if (last?.phase === phase) last.lines.push(writeLine(line));
    else runs.push({phase, lines: [writeLine(line)]});
  });
  return runs;
}
