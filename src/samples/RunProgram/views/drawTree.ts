import {type DrawnSketch, drawCompiled} from '../../../components/diagram/sketch/draw';
import {sketchProgram} from '../../../components/diagram/sketch/fromProgram';
import {markNew} from '../../../components/diagram/sketch/markNew';
import type {Sketch} from '../../../components/diagram/sketch/types';
import {shownText} from '../../../lib/shownText';
import type {CompiledProgram} from '../../../components/diagram/graph';

/** What can be laid out after each edit without being felt, and read in a column. */
const MAX_PARTS = 30;

/**
 * Draws a program that a reader has written, with marks for what it has and another does not.
 *
 * @param before the program as it was; nothing is marked without it
 * @returns why there is no drawing, where the program cannot be drawn: its tree is what the program says that it is
 */
export function drawTree(now: CompiledProgram, before: CompiledProgram | undefined): DrawnSketch | string {
  try {
    const sketch = toShown(sketchProgram(now));
    if (sketch.nodes.length + sketch.edges.length > MAX_PARTS)
      return 'There are more resources than fit here. The playground draws them.';
    const marked = before && before !== now ? markChanges(sketch, toShown(sketchProgram(before))) : sketch;
    // Without the legend, which speaks of a page that adds something.
    const {layouts, words, arrows} = drawCompiled(marked);
    return {layouts, words, ...(arrows && {arrows})};
  } catch {
    return 'The tree of the program’s resources cannot be drawn.';
  }
}

/** An arrow that says more than before is marked as well. */
function markChanges(now: Sketch, before: Sketch): Sketch {
  const labels = new Set(before.edges.map(labelOf));
  const marked = markNew(now, before);
  return {
    ...marked,
    edges: marked.edges.map((edge) => (labels.has(labelOf(edge)) ? edge : {...edge, isNew: true})),
  };
}

function labelOf({from, to, label}: Sketch['edges'][number]): string {
  return [from, to, ...label].join('\n');
}

function toShown(sketch: Sketch): Sketch {
  return {
    ...sketch,
    nodes: sketch.nodes.map((node) => ({
      ...node,
      label: node.label.map((line) => shownText(line)),
      rows: node.rows.map((row) => shownText(row)),
    })),
    edges: sketch.edges.map((edge) => ({...edge, label: edge.label.map((line) => shownText(line))})),
    frames: sketch.frames.map((frame) => ({...frame, title: shownText(frame.title)})),
  };
}
