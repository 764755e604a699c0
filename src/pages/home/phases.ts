import {type CodeLine, type CodePiece, writeLine} from '../../samples/highlight';
import type {Line, Phase, PhaseRun} from './types';

/**
 * Finds the phase of each line of a program. A line runs in the cloud if it is in the body of an inflight function
 * or class; the lines that open and close the body are preflight code, since they make and pass the function.
 *
 * @param lines the program, highlighted
 */
export function toPhaseRuns(lines: readonly CodeLine[]): PhaseRun[] {
  const runs: {phase: Phase; lines: Line[]}[] = [];
  let depth = 0;
  let inflightFrom: number | undefined;
  let announced = false;
  for (const line of lines) {
    const depthAtStart = startsWithCloser(line) ? depth - 1 : depth;
    const phase: Phase =
      inflightFrom !== undefined && depthAtStart >= inflightFrom ? 'inflight' : 'preflight';
    for (const mark of line.flatMap(marksOf)) {
      if (mark === '{') {
        depth += 1;
        if (announced && inflightFrom === undefined) inflightFrom = depth;
        announced = false;
      } else if (mark === '}') {
        depth -= 1;
        if (inflightFrom !== undefined && depth < inflightFrom) inflightFrom = undefined;
      } else announced = true;
    }
    const last = runs.at(-1);
    if (last?.phase === phase) last.lines.push(writeLine(line));
    else runs.push({phase, lines: [writeLine(line)]});
  }
  return runs;
}

/** What begins or ends a phase: braces of the code, not those in strings, and the word `inflight`. */
function marksOf({colour, text}: CodePiece): string[] {
  if (colour === 'punctuation') return text.match(/[{}]/g) ?? [];
  return colour === 'phase' && text === 'inflight' ? [text] : [];
}

function startsWithCloser(line: CodeLine): boolean {
  const first = line.find(({text}) => text.trim() !== '');
  return first?.colour === 'punctuation' && first.text.trim().startsWith('}');
}
