import type {Line, Phase, PhaseRun, Token} from './types';

/**
 * Tells the phase of each line of a program. A line runs in the cloud if it stands in the body of an inflight function
 * or class; the lines that open and close the body are preflight code, since they make and pass the function.
 */
export function toPhaseRuns(lines: readonly Line[]): PhaseRun[] {
  const runs: {phase: Phase; lines: Line[]}[] = [];
  let depth = 0;
  let inflightFrom: number | undefined;
  let announced = false;
  for (const line of lines) {
    const closesFirst = inflightFrom !== undefined && depth - leadingClosers(line) < inflightFrom;
    const phase: Phase = inflightFrom !== undefined && !closesFirst ? 'inflight' : 'preflight';
    for (const [text, className = ''] of line) {
      if (className.includes('phase') && text === 'inflight') announced = true;
      if (!/\bpunctuation\b/.test(className) || className.includes('interpolation')) continue;
      for (const character of text) {
        if (character === '{') {
          depth += 1;
          if (announced && inflightFrom === undefined) inflightFrom = depth;
          announced = false;
        }
        if (character === '}') {
          depth -= 1;
          if (inflightFrom !== undefined && depth < inflightFrom) inflightFrom = undefined;
        }
      }
    }
    const last = runs.at(-1);
    if (last?.phase === phase) last.lines.push(line);
    else runs.push({phase, lines: [line]});
  }
  return runs;
}

function leadingClosers(line: Line): number {
  const first = line.find(([text]: Token) => text.trim() !== '');
  return /^}+/.exec(first?.[0].trim() ?? '')?.[0].length ?? 0;
}
