import type {Line, Phase, PhaseRun} from './types';

/** The tokens that begin or end a phase, as the highlighter writes them: braces of the code, not those in strings. */
const MARKS = /<span class="token (?:punctuation">([{}])|phase keyword">(inflight))<\/span>/g;
const LEADING_CLOSER = /^\s*<span class="token punctuation">}/;

/**
 * Finds the phase of each line of a program. A line runs in the cloud if it is in the body of an inflight function
 * or class; the lines that open and close the body are preflight code, since they make and pass the function.
 *
 * @param lines the program, highlighted
 */
export function toPhaseRuns(lines: readonly Line[]): PhaseRun[] {
  const runs: {phase: Phase; lines: Line[]}[] = [];
  let depth = 0;
  let inflightFrom: number | undefined;
  let announced = false;
  for (const line of lines) {
    const depthAtStart = LEADING_CLOSER.test(line) ? depth - 1 : depth;
    const phase: Phase =
      inflightFrom !== undefined && depthAtStart >= inflightFrom ? 'inflight' : 'preflight';
    for (const [, brace] of line.matchAll(MARKS)) {
      if (brace === '{') {
        depth += 1;
        if (announced && inflightFrom === undefined) inflightFrom = depth;
        announced = false;
      } else if (brace === '}') {
        depth -= 1;
        if (inflightFrom !== undefined && depth < inflightFrom) inflightFrom = undefined;
      } else announced = true;
    }
    const last = runs.at(-1);
    if (last?.phase === phase) last.lines.push(line);
    else runs.push({phase, lines: [line]});
  }
  return runs;
}
