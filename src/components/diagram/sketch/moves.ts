/** What moves in a drawing: a dot goes along arrows, and back, or waits. */
import type {PlacedEdge, SketchLayout} from './layout';
import {pointsOn} from './layout';
import type {Sketch, SketchEdge, SketchMove} from './types';

/** A line of a fence: `moves shop -> orders, wait, orders -> worker`. */
export interface MoveLine {
  /** Counted from 0. */
  readonly line: number;
  readonly steps: readonly {readonly written: string; readonly move?: SketchMove}[];
}

const STEP = /^([A-Za-z][\w-]*?)\s*->\s*([A-Za-z][\w-]*)$/;
const WAIT = 'wait';
/** More than this, and a reader has forgotten how it began. */
const MAX_STEPS = 12;

/** Reads what comes after `moves`; a step that cannot be read has no move, as `wait` has. */
export function readMoves(text: string): MoveLine['steps'] {
  return text.split(',').map((part) => {
    const written = part.trim();
    const [, from, to] = STEP.exec(written) ?? [];
    return {written, ...(from !== undefined && to !== undefined && {move: {from, to}})};
  });
}

/** What is wrong with lines that begin with `moves`. */
export function moveProblems(
  lines: readonly MoveLine[],
  edges: readonly SketchEdge[],
): {line: number; message: string}[] {
  return lines.flatMap(({line, steps}) => {
    const problems = steps.flatMap(({written, move}) => {
      if (move ? isDrawn(move, edges) : written === WAIT) return [];
      const allowed = [...edges.map(({from, to}) => `${from} -> ${to}`), WAIT].join(', ');
      return [`there is no arrow "${written}" to move along: allowed are ${allowed}, and the arrows back`];
    });
    if (steps.length > MAX_STEPS)
      problems.push(`the dot has ${steps.length} moves: allowed are ${MAX_STEPS}`);
    return problems.map((message) => ({line, message}));
  });
}

function isDrawn({from, to}: SketchMove, edges: readonly SketchEdge[]): boolean {
  return edges.some(
    (edge) => (edge.from === from && edge.to === to) || (edge.from === to && edge.to === from),
  );
}

/** The way of a dot: a line, and how far on it the dot is at which time, both from 0 to 1. */
export interface DotWay {
  /** The `d` of a path. */
  readonly path: string;
  readonly points: readonly number[];
  readonly times: readonly number[];
  readonly seconds: number;
}

/** Of each beat. */
const SECONDS = 1;

/** The ways of the dots in a layout: on lines, and through boxes, behind which a dot is not seen. */
export function toDotWays({moves = []}: Sketch, {edges}: Pick<SketchLayout, 'edges'>): DotWay[] {
  const beats = Math.max(0, ...moves.map((steps) => steps.length));
  return moves.map((steps) => toDotWay(steps, edges, beats));
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function toDotWay(
  steps: readonly (SketchMove | undefined)[],
  edges: readonly PlacedEdge[],
  beats: number,
): DotWay {
  const places: Place[] = [];
  let length = 0;
  const lengths: number[] = [];
  const times: number[] = [];
  const add = (place: Place) => {
    const last = places.at(-1);
    if (last) length += Math.hypot(place.x - last.x, place.y - last.y);
    places.push({x: Math.round(place.x), y: Math.round(place.y)});
  };
  const mark = (time: number) => {
    lengths.push(length);
    times.push(time / beats);
  };
  const lines = steps.map((move) => (move === undefined ? [] : lineOf(move, edges)));
  // Where it waits before its first move.
  lines
    .find((line) => line.length > 0)
    ?.slice(0, 1)
    .forEach(add);
  lines.forEach((line, index) => {
    // Through a box in the first part of the beat.
    mark(index);
    line.slice(0, 1).forEach(add);
    mark(index + (line.length > 0 ? 0.25 : 1));
    line.slice(1).forEach(add);
    mark(index + 1);
  });
  if (steps.length < beats) mark(beats);
  return {
    path: places.map(({x, y}, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
    points: lengths.map((one) => (length === 0 ? 0 : Number((one / length).toFixed(3)))),
    times: times.map((time) => Number(time.toFixed(3))),
    seconds: Number((beats * SECONDS).toFixed(1)),
  };
}

/** The points of an arrow in the direction of a move. */
function lineOf({from, to}: SketchMove, edges: readonly PlacedEdge[]): Place[] {
  const forward = edges.find((edge) => edge.from === from && edge.to === to);
  if (forward) return pointsOn(forward.path).filter((_point, index) => index % 4 === 0);
  const back = edges.find((edge) => edge.from === to && edge.to === from);
  return back ? lineOf({from: to, to: from}, [back]).reverse() : [];
}
