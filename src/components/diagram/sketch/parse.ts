/** The language of `diagram` fences: a line for each box, arrow and frame. This file is the only one that reads it. */
import {own} from '../../../lib/entrance/own';
import {KINDS} from './kinds';
import {type MoveLine, moveProblems, readMoves} from './moves';
import type {Direction, Phase, Sketch, SketchEdge, SketchFrame, SketchNode} from './types';

/** What is wrong with a line, counted from 0. */
export interface SketchProblem {
  readonly line: number;
  readonly message: string;
}

interface ParsedSketch {
  readonly sketch: Sketch;
  /** All of them, in the order of their lines. */
  readonly problems: readonly SketchProblem[];
}

/** What fits into a box, or beside an arrow. */
const MAX_LINE = 30;
const MAX_LINES = 3;
/** More than this is two diagrams. */
const MAX_NODES = 24;

const DIRECTIONS: readonly Direction[] = ['right', 'down'];
const PHASES: readonly Phase[] = ['preflight', 'inflight'];

const LANGUAGE = [
  'direction right',
  'direction down',
  'id: Label',
  'id: Label [kind]',
  'frame id: Title { id id }',
  'frame id: Title [phase] { id id }',
  'id -> id',
  'id -> id: label',
  'id --> id: label',
  'moves id -> id, wait, id -> id',
].join(' | ');

const ID = String.raw`[A-Za-z][\w-]*?`;
const DIRECTION = /^direction\b\s*(.*)$/;
const FRAME = new RegExp(String.raw`^frame\s+(${ID})\s*:\s*(.*?)\s*(?:\[([^\]]*)\]\s*)?\{(.*)\}$`);
const MOVES = /^moves\s+(?=[A-Za-z])([^:]*)$/;
const EDGE = new RegExp(String.raw`^(${ID})\s*(-->|->)\s*(${ID})\s*(?::\s*(.*))?$`);
const NODE = new RegExp(String.raw`^(${ID})\s*:\s*(.*?)\s*(?:\[([^\]]*)\])?$`);

interface Line<Item> {
  readonly line: number;
  readonly item: Item;
}

interface FrameDraft extends SketchFrame {
  readonly holds: readonly string[];
}

/** Reads the text of a fence. With problems, the sketch has what could be read. */
export function parseSketch(text: string): ParsedSketch {
  const problems: SketchProblem[] = [];
  const nodes: Line<SketchNode>[] = [];
  const edges: Line<SketchEdge>[] = [];
  const frames: Line<FrameDraft>[] = [];
  const moves: MoveLine[] = [];
  let direction: Direction | undefined;
  text.split('\n').forEach((whole, line) => {
    const report = (message: string) => problems.push({line, message});
    const statement = whole.trim();
    if (statement === '') return;
    const directed = DIRECTION.exec(statement);
    if (directed && !NODE.test(statement)) {
      const value = DIRECTIONS.find((name) => name === directed[1]);
      if (!value) report(`direction "${directed[1]}": allowed are ${DIRECTIONS.join(', ')}`);
      else if (direction) report('the direction is given twice');
      direction ??= value;
      return;
    }
    const [, frame, title = '', written, held = ''] = FRAME.exec(statement) ?? [];
    if (frame !== undefined) {
      const phase = PHASES.find((name) => name === written);
      if (written !== undefined && !phase)
        report(`phase "${written}" of frame "${frame}": allowed are ${PHASES.join(', ')}`);
      readLabel(title, `the title of frame "${frame}"`, 1).problems.forEach(report);
      const holds = held.split(/[\s,]+/).filter(Boolean);
      frames.push({line, item: {id: frame, title, ...(phase && {phase}), holds}});
      return;
    }
    const [, moved] = MOVES.exec(statement) ?? [];
    if (moved !== undefined) {
      moves.push({line, steps: readMoves(moved)});
      return;
    }
    const [, from, arrow, to = '', said] = EDGE.exec(statement) ?? [];
    if (from !== undefined) {
      const label = said === undefined ? undefined : readLabel(said, 'the label of an arrow');
      label?.problems.forEach(report);
      edges.push({line, item: {from, to, label: label?.lines ?? [], isDashed: arrow === '-->'}});
      return;
    }
    const [, id, name = '', kind] = NODE.exec(statement) ?? [];
    if (id === undefined) return report(`"${statement}" is not a line of a diagram: allowed are ${LANGUAGE}`);
    const label = readLabel(name, `the label of "${id}"`);
    label.problems.forEach(report);
    const word = kind === undefined ? undefined : own(KINDS, kind);
    if (kind !== undefined && !word)
      report(`kind "${kind}" of "${id}": allowed are ${Object.keys(KINDS).join(', ')}`);
    nodes.push({line, item: {id, label: label.lines, rows: [], ...(word && {kind: word})}});
  });
  if (nodes.length === 0) problems.push({line: 0, message: 'the diagram has no box: write "id: Label"'});
  if (nodes.length > MAX_NODES)
    problems.push({line: 0, message: `the diagram has ${nodes.length} boxes: allowed are ${MAX_NODES}`});
  problems.push(
    ...nameProblems(nodes, frames),
    ...edgeProblems(edges, nodes),
    ...frameProblems(frames, nodes),
    ...moveProblems(
      moves,
      edges.map(({item}) => item),
    ),
  );
  return {
    sketch: {
      direction: direction ?? 'right',
      nodes: nodes.map(({item}) => ({...item, ...aroundOf(item.id, frames)})),
      edges: edges.map(({item}) => item),
      frames: outermostFirst(
        frames.map(({item: {holds: _holds, ...frame}}) => ({...frame, ...aroundOf(frame.id, frames)})),
      ),
      ...(moves.length > 0 && {moves: moves.map(({steps}) => steps.map(({move}) => move))}),
    },
    problems: problems.sort((one, other) => one.line - other.line),
  };
}

function readLabel(written: string, what: string, max = MAX_LINES): {lines: string[]; problems: string[]} {
  const lines = written.split(String.raw`\n`).map((line) => line.trim());
  const problems: string[] = [];
  if (lines.includes('')) problems.push(`${what} has an empty line: "${written}"`);
  if (lines.length > max) problems.push(`${what} has ${lines.length} lines: allowed are ${max}`);
  for (const line of lines)
    if (line.length > MAX_LINE)
      problems.push(
        `"${line}" in ${what} has ${line.length} letters: allowed are ${MAX_LINE}; break it with \\n`,
      );
  return {lines, problems};
}

/** Boxes and frames share their names. */
function nameProblems(
  nodes: readonly Line<{id: string}>[],
  frames: readonly Line<{id: string}>[],
): SketchProblem[] {
  const seen = new Set<string>();
  return [...nodes, ...frames].flatMap(({line, item: {id}}) => {
    if (seen.has(id)) return [{line, message: `"${id}" is already the name of a box or a frame`}];
    seen.add(id);
    return [];
  });
}

function edgeProblems(
  edges: readonly Line<SketchEdge>[],
  nodes: readonly Line<SketchNode>[],
): SketchProblem[] {
  const ids = nodes.map(({item}) => item.id);
  const seen = new Set<string>();
  return edges.flatMap(({line, item: {from, to}}) => {
    const pair = `${from} -> ${to}`;
    const problems = [...new Set([from, to])]
      .filter((id) => !ids.includes(id))
      .map((id) => ({line, message: `there is no box "${id}": allowed are ${ids.join(', ')}`}));
    if (from === to) problems.push({line, message: `"${pair}" leads to the box that it comes from`});
    if (seen.has(pair)) problems.push({line, message: `"${pair}" is there twice: write one label`});
    seen.add(pair);
    return problems;
  });
}

function frameProblems(
  frames: readonly Line<FrameDraft>[],
  nodes: readonly Line<SketchNode>[],
): SketchProblem[] {
  const ids = [...nodes, ...frames].map(({item}) => item.id);
  const owners = new Map<string, string>();
  return frames.flatMap(({line, item: {id, holds}}) => {
    const problems = holds.flatMap((held) => {
      if (!ids.includes(held))
        return [`frame "${id}" holds "${held}", which is not there: allowed are ${ids.join(', ')}`];
      const owner = owners.get(held);
      if (owner !== undefined) return [`"${held}" is in the frames "${owner}" and "${id}": allowed is one`];
      owners.set(held, id);
      return [];
    });
    if (holds.length === 0) problems.push(`frame "${id}" is empty: write the names of boxes between { and }`);
    if (isInItself(id, frames)) problems.push(`frame "${id}" is inside itself`);
    return problems.map((message) => ({line, message}));
  });
}

function isInItself(id: string, frames: readonly Line<FrameDraft>[]): boolean {
  const seen = new Set<string>();
  let around = aroundOf(id, frames).frame;
  while (around !== undefined && !seen.has(around)) {
    if (around === id) return true;
    seen.add(around);
    around = aroundOf(around, frames).frame;
  }
  return false;
}

function aroundOf(id: string, frames: readonly Line<FrameDraft>[]): {frame?: string} {
  const around = frames.find(({item}) => item.holds.includes(id));
  return around ? {frame: around.item.id} : {};
}

function outermostFirst(frames: readonly SketchFrame[]): SketchFrame[] {
  const depthOf = ({frame}: SketchFrame, steps = 0): number => {
    const around = frames.find(({id}) => id === frame);
    return around && steps < frames.length ? 1 + depthOf(around, steps + 1) : 0;
  };
  return [...frames].sort((one, other) => depthOf(one) - depthOf(other));
}
