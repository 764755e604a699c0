import {layoutProblems} from './check';
import {layOutSketch, type SketchLayout} from './layout';
import {parseSketch, type SketchProblem} from './parse';
import type {Sketch} from './types';
import {describeSketch} from './words';

/** What a page shows of a sketch. */
export interface DrawnSketch {
  /** The first for a wide column, the second for a phone where that is another one. */
  readonly layouts: readonly SketchLayout[];
  readonly words: readonly string[];
}

/** The widest column of a page, in which nothing scrolls. */
const WIDE = 736;
/** The column of a page on a screen of 320 pixels. */
const NARROW = 288;

/**
 * Draws a sketch twice: in its direction for wide columns, and downwards in small boxes for phones. What is too wide is drawn
 * in less room, and at last in one column.
 */
export function drawSketch(sketch: Sketch): DrawnSketch {
  const words = describeSketch(sketch);
  const {direction} = sketch;
  const wide = firstThatFits(WIDE, [
    () => layOutSketch(sketch, {direction, room: 'wide'}),
    () => layOutSketch(sketch, {direction, room: 'narrow'}),
    () => layOutSketch(sketch, {direction: 'down', room: 'wide'}),
    () => layOutSketch(sketch, {direction: 'down', room: 'narrow'}),
  ]);
  if (wide.width <= NARROW) return {layouts: [wide], words};
  const down = layOutSketch(sketch, {direction: 'down', room: 'narrow'});
  const column = toColumn(down);
  const narrow = firstThatFits(NARROW, [
    () => down,
    () => layOutSketch(sketch, {direction: 'right', room: 'narrow'}),
    () => layOutSketch(sketch, {direction: 'down', room: 'wide', column}),
    () => layOutSketch(sketch, {direction: 'down', room: 'narrow', column}),
  ]);
  return {layouts: [wide, narrow], words};
}

/**
 * Draws the sketch of a compiled program, which no writer can rearrange: without its frames, and downwards, where it cannot be
 * read otherwise. One that is wider than the page scrolls in its box.
 */
export function drawCompiled(sketch: Sketch): DrawnSketch {
  const flat: Sketch = {
    ...sketch,
    frames: [],
    nodes: sketch.nodes.map(({frame: _frame, ...node}) => node),
  };
  const drawings = [sketch, flat, {...flat, direction: 'down' as const}].map(drawSketch);
  return (
    drawings.find((drawn) => sizeProblems(drawn).length === 0) ??
    drawings.find(({layouts}) => layouts.flatMap(layoutProblems).length === 0) ??
    drawings.at(-1)!
  );
}

/** The first layout that is narrow enough, else the narrowest. */
function firstThatFits(width: number, layouts: readonly (() => SketchLayout)[]): SketchLayout {
  let narrowest: SketchLayout | undefined;
  for (const layOut of layouts) {
    const layout = layOut();
    if (layout.width <= width) return layout;
    if (!narrowest || layout.width < narrowest.width) narrowest = layout;
  }
  return narrowest!;
}

/** The names of all boxes from above to below, those of a frame together. */
function toColumn({nodes, frames}: SketchLayout): string[] {
  const boxesIn = (around: string | undefined): string[] =>
    [
      ...nodes.filter(({frame}) => frame === around).map(({id, x, y}) => ({x, y, ids: [id]})),
      ...frames.filter(({frame}) => frame === around).map(({id, x, y}) => ({x, y, ids: boxesIn(id)})),
    ]
      .sort((one, other) => one.y - other.y || one.x - other.x)
      .flatMap(({ids}) => ids);
  return boxesIn(undefined);
}

/** Everything that is wrong with the text of a fence: what cannot be read, else what could not be read when drawn. */
export function drawnProblems(text: string): readonly SketchProblem[] {
  const {sketch, problems} = parseSketch(text);
  if (problems.length > 0) return problems;
  return sizeProblems(drawSketch(sketch)).map((message) => ({line: 0, message}));
}

/** What is wrong with drawings, of programs as well. */
export function sizeProblems({layouts}: DrawnSketch): string[] {
  const [first] = layouts;
  const tooWide =
    first && first.width > WIDE
      ? [
          `the diagram is ${first.width} px wide: allowed are ${WIDE}; write "direction down", or shorter labels`,
        ]
      : [];
  return [...new Set([...tooWide, ...layouts.flatMap(layoutProblems)])];
}
