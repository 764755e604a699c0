// Boxes in layers, from left to right: what is called stands to the right of its callers. A link that passes a layer gets
// a slot in it, so that it runs between the boxes and not over them. The drawings have a few dozen boxes at most, so a
// library for layouts would be more code than this.

const GAP_BETWEEN_LAYERS = 64;
const GAP_AT_SIDE = 28;
const GAP_IN_LAYER = 26;
const ORDERING_SWEEPS = 4;

/** Lengths and positions are in the units of the drawing: pixels at its own size. */
export type Box = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Keeps it, with the others of that side, in a layer before or after all other boxes. */
  readonly side?: 'first' | 'last';
};

export type Link = {readonly from: string; readonly to: string};

export type Point = {readonly x: number; readonly y: number};

/** A straight way from left to right. */
export type Stretch = Point & {readonly length: number};

export type Layers = {
  readonly width: number;
  readonly height: number;
  /** Upper left corners of the boxes. */
  readonly corners: ReadonlyMap<string, Point>;
  /** Where each link passes the layers between its two boxes. */
  readonly ways: readonly (readonly Stretch[])[];
};

type Slot = {
  readonly id: string;
  readonly layer: number;
  readonly height: number;
  readonly box?: Box;
  y: number;
};

/** The same boxes and links give the same places. */
export function layOutBoxes(boxes: readonly Box[], links: readonly Link[]): Layers {
  const layers = assignLayers(boxes, links);
  const {slots, chains, steps} = addSlots(boxes, links, layers);
  const columns = toColumns(slots);
  for (let sweep = 0; sweep < ORDERING_SWEEPS; sweep += 1) orderColumns(columns, steps, sweep % 2 === 0);
  const height = placeColumns(columns);
  const widths = columns.map((column) => Math.max(0, ...column.map(({box}) => box?.width ?? 0)));
  const lefts = placeSideBySide(columns, widths);
  const left = ({layer}: Slot) => lefts[layer] ?? 0;
  const byId = new Map(slots.map((slot) => [slot.id, slot]));
  return {
    width: (lefts.at(-1) ?? 0) + (widths.at(-1) ?? 0),
    height,
    corners: new Map(slots.flatMap((slot) => (slot.box ? [[slot.id, {x: left(slot), y: slot.y}]] : []))),
    ways: chains.map((chain) => {
      const between = chain.slice(1, -1).flatMap((id) => byId.get(id) ?? []);
      return between.map((slot) => ({x: left(slot), y: slot.y, length: widths[slot.layer] ?? 0}));
    }),
  };
}

/**
 * A line through stretches, the first of which is its start and the last its end, with the place of its label: the
 * middle of the widest gap, and of the last one of that width.
 */
export function toPath(stretches: readonly Stretch[]) {
  const [first = {x: 0, y: 0, length: 0}, ...rest] = stretches;
  let x = first.x + first.length;
  let y = first.y;
  let widest = 0;
  let path = `M${x} ${y}`;
  let label = {labelX: x, labelY: y};
  for (const goal of rest) {
    const middle = (x + goal.x) / 2;
    path += `C${middle} ${y} ${middle} ${goal.y} ${goal.x} ${goal.y}`;
    if (Math.abs(goal.x - x) >= widest) {
      widest = Math.abs(goal.x - x);
      label = {labelX: middle, labelY: (y + goal.y) / 2};
    }
    if (goal.length > 0) path += `h${goal.length}`;
    x = goal.x + goal.length;
    y = goal.y;
  }
  return {path, ...label};
}

/** The longest way from a box that nothing calls; calls that lead back are left out of account. */
function assignLayers(boxes: readonly Box[], links: readonly Link[]): Map<string, number> {
  const layers = new Map<string, number>();
  const inner = boxes.filter(({side}) => side === undefined);
  const isInner = new Set(inner.map(({id}) => id));
  const layerOf = (id: string, onWay: ReadonlySet<string>): number => {
    const known = layers.get(id);
    if (known !== undefined) return known;
    const way = new Set(onWay).add(id);
    const callers = links.filter(({from, to}) => to === id && isInner.has(from) && !way.has(from));
    const layer = Math.max(-1, ...callers.map(({from}) => layerOf(from, way))) + 1;
    layers.set(id, layer);
    return layer;
  };
  for (const {id} of inner) layerOf(id, new Set());
  const shift = boxes.some(({side}) => side === 'first') ? 1 : 0;
  const last = Math.max(-1, ...layers.values()) + 1 + shift;
  return new Map(
    boxes.map(({id, side}) => {
      if (side === undefined) return [id, (layers.get(id) ?? 0) + shift];
      return [id, side === 'first' ? 0 : last];
    }),
  );
}

function addSlots(boxes: readonly Box[], links: readonly Link[], layers: ReadonlyMap<string, number>) {
  const slots: Slot[] = boxes.map((box) => {
    return {id: box.id, layer: layers.get(box.id) ?? 0, height: box.height, box, y: 0};
  });
  const steps: Link[] = [];
  const chains = links.map(({from, to}, index) => {
    const start = layers.get(from) ?? 0;
    const end = layers.get(to) ?? 0;
    const between = Array.from({length: Math.max(0, end - start - 1)}, (_, step) => {
      const id = `${index}:${step}`;
      slots.push({id, layer: start + step + 1, height: 0, y: 0});
      return id;
    });
    const chain = [from, ...between, to];
    chain.slice(1).forEach((id, step) => steps.push({from: chain[step] ?? from, to: id}));
    return chain;
  });
  return {slots, chains, steps};
}

function toColumns(slots: readonly Slot[]): Slot[][] {
  const columns: Slot[][] = [];
  for (const slot of slots) (columns[slot.layer] ??= []).push(slot);
  return columns;
}

/** Puts each slot at the mean position of its neighbours in the column before, or after. */
function orderColumns(columns: Slot[][], steps: readonly Link[], forward: boolean): void {
  const order = forward ? columns : [...columns].reverse();
  order.slice(1).forEach((column, index) => {
    const positions = new Map((order[index] ?? []).map((slot, position) => [slot.id, position]));
    const wish = (slot: Slot, own: number) => {
      const neighbours = steps
        .flatMap(({from, to}) => (to === slot.id ? from : from === slot.id ? to : []))
        .flatMap((id) => positions.get(id) ?? []);
      return neighbours.length
        ? neighbours.reduce((sum, position) => sum + position, 0) / neighbours.length
        : own;
    };
    const wishes = new Map(column.map((slot, own) => [slot, wish(slot, own)]));
    column.sort((a, b) => (wishes.get(a) ?? 0) - (wishes.get(b) ?? 0));
  });
}

function placeColumns(columns: readonly Slot[][]): number {
  const heights = columns.map((column) => {
    return column.reduce((sum, {height}) => sum + height, 0) + (column.length - 1) * GAP_IN_LAYER;
  });
  const tallest = Math.max(0, ...heights);
  columns.forEach((column, index) => {
    let y = (tallest - (heights[index] ?? 0)) / 2;
    for (const slot of column) {
      slot.y = y;
      y += slot.height + GAP_IN_LAYER;
    }
  });
  return tallest;
}

function placeSideBySide(columns: readonly Slot[][], widths: readonly number[]): number[] {
  let x = 0;
  return columns.map((column, index) => {
    const left = x;
    const isAtSide = [...column, ...(columns[index + 1] ?? [])].some(({box}) => box?.side !== undefined);
    x += (widths[index] ?? 0) + (isAtSide ? GAP_AT_SIDE : GAP_BETWEEN_LAYERS);
    return left;
  });
}
