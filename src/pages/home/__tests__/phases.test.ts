import {expect, it} from 'vitest';
import {unescapeHtml} from '../../../lib/unescapeHtml';
import {highlight} from '../../../samples/highlight';
import {toPhaseRuns} from '../phases';

it('puts neighbours of one phase together, in their order', () => {
  const lines = ['let f = inflight () => {', '  log("<x>");', '  log("y");', '};', 'log("z");'];
  const runs = toPhaseRuns(highlight(lines.join('\n'), 'wing')).map(({phase, lines: html}) => [
    phase,
    ...html.map((line) => unescapeHtml(line.replace(/<[^>]+>/g, ''))),
  ]);
  expect(runs).toEqual([
    ['preflight', lines[0]],
    ['inflight', lines[1], lines[2]],
    ['preflight', lines[3], lines[4]],
  ]);
});
