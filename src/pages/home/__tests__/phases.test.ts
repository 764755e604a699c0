import {describe, expect, it} from 'vitest';
import {unescapeHtml} from '../../../lib/unescapeHtml';
import {highlight} from '../../../samples/highlight';
import {toPhaseRuns} from '../phases';

const phasesOf = (source: string) =>
  toPhaseRuns(highlight(source, 'wing')).flatMap(({phase, lines}) =>
    lines.map((line) => `${phase[0]} ${unescapeHtml(line.replace(/<[^>]+>/g, ''))}`),
  );

describe('toPhaseRuns', () => {
  it('counts the body of an inflight function, and not the lines around it', () => {
    const lines = ['let f = inflight () => {', '  log("x");', '};', 'log("y");'];
    expect(phasesOf(lines.join('\n'))).toEqual([
      'p ' + lines[0],
      'i ' + lines[1],
      'p ' + lines[2],
      'p ' + lines[3],
    ]);
  });

  it('follows braces inside the body to its end', () => {
    const lines = ['f(inflight () => {', '  if a {', '    b();', '  }', '});', 'let c = 1;'];
    expect(phasesOf(lines.join('\n')).map(([phase]) => phase)).toEqual(['p', 'i', 'i', 'i', 'p', 'p']);
  });

  it('does not take braces of strings and comments for blocks', () => {
    const lines = ['f(inflight () => {', '  log("} {name}"); // }', '  log("z");', '});'];
    expect(phasesOf(lines.join('\n')).map(([phase]) => phase)).toEqual(['p', 'i', 'i', 'p']);
  });

  it('leaves a loop at the top level to preflight', () => {
    const lines = ['for name in ["a"] {', '  bucket.addObject("{name}", "");', '}'];
    expect(phasesOf(lines.join('\n')).map(([phase]) => phase)).toEqual(['p', 'p', 'p']);
  });
});
