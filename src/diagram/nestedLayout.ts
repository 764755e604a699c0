// The tree and the connections of a compiled program -> boxes and arrows. A class that holds resources is a frame around
// them. Each frame is laid out by itself and is one box in the frame around it; an arrow that crosses the edge of a frame
// has a port there: a box without a size, which the layout puts at that side.
import type {Connection, TreeNode} from '../lib/compilerOutput';
import {toGraph} from './graph';
import {type Box, layOutBoxes, type Layers, type Point, type Stretch, toPath} from './layers';
import {endAt, startAt, toBoxes} from './flatLayout';
import type {DiagramEdge, DiagramNode} from '../examples/types';
import {type Item, toFrames} from './frames';
import {typesOf} from './nodeTypes';
import {type Crossing, trailsOf} from './trails';

/** Lengths and positions are in units of the drawing: pixels at its own size. */
export interface ProgramDiagram {
  readonly width: number;
  readonly height: number;
  /** Frames, each after the one around it. */
  readonly groups: readonly DiagramGroup[];
  readonly nodes: readonly ProgramNode[];
  readonly edges: readonly DiagramEdge[];
}

export interface DiagramGroup {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ProgramNode extends DiagramNode {
  /** As a program writes it: `cloud.Bucket`; `std.Resource` for a class of the program. */
  readonly type: string;
  /** Names of the classes around it, from the outside. */
  readonly groups: readonly string[];
}

const MARGIN = 8;
const GROUP_PADDING = 20;
const GROUP_HEADER = 34;
/** Width of a letter of a frame's name. */
const GROUP_LETTER = 7.3;

interface LaidOutFrame {
  readonly layers: Layers;
  /** Where its parts begin. */
  readonly left: number;
  readonly top: number;
  readonly sizes: ReadonlyMap<string, Box>;
}

interface Context {
  readonly crossings: ReadonlyMap<Item, readonly Crossing[]>;
  readonly nodeSizes: ReadonlyMap<string, Box>;
  readonly frames: Map<Item, LaidOutFrame>;
}

interface Placed {
  readonly groups: DiagramGroup[];
  readonly nodes: Omit<ProgramNode, 'type'>[];
  readonly ways: Map<Crossing, readonly Stretch[]>;
}

/** The same program gives the same diagram; no two boxes overlap, except for a frame and what it holds. */
export function layOutProgram(tree: TreeNode, connections: readonly Connection[]): ProgramDiagram {
  const graph = toGraph({tree, connections});
  const root = toFrames(tree, graph.nodes);
  const trails = trailsOf(graph.edges, root);
  const crossings = new Map<Item, Crossing[]>();
  for (const crossing of trails.flat())
    crossings.set(crossing.frame, [...(crossings.get(crossing.frame) ?? []), crossing]);
  const nodeSizes = new Map(toBoxes(graph.nodes).map((box) => [box.id, box]));
  const context: Context = {crossings, nodeSizes, frames: new Map()};
  const {width, height} = layOutFrame(root, context, true);
  const placed: Placed = {groups: [], nodes: [], ways: new Map()};
  placeParts(root, {x: MARGIN, y: MARGIN}, [], context, placed);
  const types = typesOf(tree);
  const byId = new Map(placed.nodes.map((node) => [node.id, node]));
  return {
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    groups: placed.groups,
    nodes: placed.nodes.map((node) => ({...node, type: types.get(node.id) ?? ''})),
    edges: graph.edges.flatMap((edge, index) => {
      const from = byId.get(edge.from);
      const to = byId.get(edge.to);
      if (!from || !to) return [];
      const way = (trails[index] ?? []).flatMap((crossing) => placed.ways.get(crossing) ?? []);
      return {...edge, ...toPath([startAt(from), ...way, endAt(to)])};
    }),
  };
}

/** Lays out a frame after those in it. */
function layOutFrame(frame: Item, context: Context, isRoot = false): Box {
  const parts = frame.parts.map((part): Box => {
    return context.nodeSizes.get(part.node ? part.id : '') ?? layOutFrame(part, context);
  });
  const crossings = context.crossings.get(frame) ?? [];
  const ports = crossings.flatMap(({from, to, enters, leaves}): Box[] => [
    ...(enters ? [{id: from, width: 0, height: 0, side: 'first' as const}] : []),
    ...(leaves ? [{id: to, width: 0, height: 0, side: 'last' as const}] : []),
  ]);
  const layers = layOutBoxes([...ports, ...parts], crossings);
  const padding = (isAtEdge: boolean) => (isRoot || isAtEdge ? 0 : GROUP_PADDING);
  const left = padding(crossings.some(({enters}) => enters));
  const right = padding(crossings.some(({leaves}) => leaves));
  const top = isRoot ? 0 : GROUP_HEADER;
  const sizes = new Map(parts.map((box) => [box.id, box]));
  context.frames.set(frame, {layers, left, top, sizes});
  const title = isRoot ? 0 : frame.name.length * GROUP_LETTER + 2 * GROUP_PADDING;
  return {
    id: frame.id,
    width: Math.ceil(Math.max(title, left + layers.width + right)),
    height: top + layers.height + padding(false),
  };
}

/** Gives all in a frame its place in the drawing. */
function placeParts(
  frame: Item,
  corner: Point,
  names: readonly string[],
  context: Context,
  placed: Placed,
): void {
  const {layers, left, top, sizes} = context.frames.get(frame)!;
  const origin = {x: corner.x + left, y: corner.y + top};
  const at = (id: string): Point => move(layers.corners.get(id) ?? {x: 0, y: 0}, origin);
  for (const part of frame.parts) {
    const {width, height} = sizes.get(part.id)!;
    const place = {...at(part.id), width, height};
    if (part.node) placed.nodes.push({...part.node, ...place, groups: names});
    else {
      placed.groups.push({id: part.id, name: part.name, ...place});
      placeParts(part, place, [...names, part.name], context, placed);
    }
  }
  (context.crossings.get(frame) ?? []).forEach((crossing, index) => {
    const way = (layers.ways[index] ?? []).map((stretch) => ({...stretch, ...move(stretch, origin)}));
    const before = crossing.enters ? [{...at(crossing.from), length: 0}] : [];
    const after = crossing.leaves ? [{...at(crossing.to), length: 0}] : [];
    placed.ways.set(crossing, [...before, ...way, ...after]);
  });
}

function move({x, y}: Point, by: Point): Point {
  return {x: x + by.x, y: y + by.y};
}
