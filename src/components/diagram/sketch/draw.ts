import {layoutProblems} from './check';
import {foldClasses} from './fold';
import {layOutSketch, type SketchLayout} from './layout';
import {type DotWay, toDotWays} from './moves';
import {legendOf} from './markNew';
import {parseSketch, type SketchProblem} from './parse';
import {countRails, stackSketch} from './stack';
import type {ArrowMeanings, Sketch} from './types';
import {CALLS, describeSketch} from './words';

/** What a page shows of a sketch. */
export interface DrawnSketch {
  /** The first for a wide column, the second for a phone where that is another one. */
  readonly layouts: readonly DrawnLayout[];
  readonly words: readonly string[];
  /** What its marks mean. */
  readonly legend?: string;
  /** What arrows mean, where there are two kinds of them. */
  readonly arrows?: ArrowMeanings;
}

export interface DrawnLayout extends SketchLayout {
  /** Of what moves in it. */
  readonly dots?: readonly DotWay[];
}

/** The widest column of a page, in which nothing scrolls. */
const WIDE = 736;
/** The column of a page on a screen of 320 pixels. */
const NARROW = 280;
/** More arrows beside each other cannot be followed: on a phone, the wide drawing scrolls instead. */
const MAX_RAILS = 3;

/**
 * Draws a sketch twice: in its direction for wide columns, in less room where it is too wide; and downwards for phones, with the
 * boxes below each other and the arrows beside them where that is too wide. Where too many arrows would be beside each other, a
 * phone scrolls the wide drawing.
 */
export function drawSketch(sketch: Sketch): DrawnSketch {
  const legend = legendOf(sketch);
  const kinds = new Set(sketch.edges.map(({isDashed}) => isDashed)).size;
  const said = {
    words: describeSketch(sketch),
    ...(legend !== undefined && {legend}),
    ...(kinds > 1 && {arrows: sketch.arrows ?? CALLS}),
  };
  const withDots = (layout: SketchLayout): DrawnLayout =>
    sketch.moves ? {...layout, dots: toDotWays(sketch, layout)} : layout;
  const {direction} = sketch;
  const wide = firstThatFits(WIDE, [
    () => layOutSketch(sketch, {direction, room: 'wide'}),
    // Farther apart, where a label would lie on the border of a frame.
    ...[72, 92].map((gap) => () => layOutSketch(sketch, {direction, room: 'wide', gap})),
    // As far apart as they can be, so that lines which rise or fall beside each other can be told apart.
    ...[68, 60, 52].map((gap) => () => layOutSketch(sketch, {direction, room: 'narrow', gap})),
    () => layOutSketch(sketch, {direction, room: 'narrow'}),
    () => layOutSketch(sketch, {direction: 'down', room: 'wide'}),
    () => layOutSketch(sketch, {direction: 'down', room: 'narrow'}),
    () => layOutSketch(sketch, {direction, room: 'tight'}),
  ]);
  if (wide.width <= NARROW) return {layouts: [withDots(wide)], ...said};
  const narrow = firstThatFits(NARROW, [
    () => layOutSketch(sketch, {direction: 'down', room: 'narrow'}),
    () => layOutSketch(sketch, {direction: 'right', room: 'narrow'}),
    ...(countRails(sketch) <= MAX_RAILS ? [() => stackSketch(sketch, NARROW)] : []),
  ]);
  const layouts = narrow.width <= NARROW ? [wide, narrow] : [wide];
  return {layouts: layouts.map(withDots), ...said};
}

/**
 * Draws the sketch of a compiled program, which no writer can rearrange: with its classes as frames, else with the innermost of
 * them as boxes, else without frames.
 */
export function drawCompiled(sketch: Sketch): DrawnSketch {
  const folded = foldClasses(sketch);
  const drawings = [sketch, folded, withoutFrames(folded), withoutFrames(sketch)].flatMap((one) => [
    () => drawSketch(one),
    () => drawSketch({...one, direction: 'down'}),
  ]);
  let last: DrawnSketch | undefined;
  for (const draw of drawings) {
    last = draw();
    if (sizeProblems(last).length === 0) return last;
  }
  return last!;
}

function withoutFrames(sketch: Sketch): Sketch {
  return {...sketch, frames: [], nodes: sketch.nodes.map(({frame: _frame, ...node}) => node)};
}

/** The first layout that is narrow enough and can be read, else the first that is narrow enough, else the narrowest. */
function firstThatFits(width: number, layouts: readonly (() => SketchLayout)[]): SketchLayout {
  const made: SketchLayout[] = [];
  for (const layOut of layouts) {
    const layout = layOut();
    if (layout.width <= width && layoutProblems(layout).length === 0) return layout;
    made.push(layout);
  }
  const narrowest = () => made.reduce((one, other) => (other.width < one.width ? other : one));
  return made.find((layout) => layout.width <= width) ?? narrowest();
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
