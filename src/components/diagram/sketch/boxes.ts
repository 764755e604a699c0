// The sizes of what is drawn. The drawing's style sheet has the same sizes of text.
import {textWidth, wrapText} from './textWidth';
import type {SketchNode} from './types';

export const NAME_SIZE = 14;
export const SMALL_SIZE = 12;
export const NAME_HEIGHT = 18;
export const SMALL_HEIGHT = 16;
export const PADDING = 12;
/** Width of the icon, with the gap beside it. */
export const ICON_WIDTH = 24;

const MIN_WIDTH = 72;
const MIN_HEIGHT = 44;
/** Lines of a box are broken where they would be wider. */
const WRAP = {wide: 190, narrow: 92, tight: 92};

export type Room = keyof typeof WRAP;

/** The text of a box, with the size that it needs. */
export interface Box {
  readonly caption?: string;
  readonly lines: readonly string[];
  readonly rows: readonly string[];
  readonly width: number;
  readonly height: number;
}

export function toBox(node: SketchNode, room: Room): Box {
  const {label, kind, rows} = node;
  const hasIcon = kind !== undefined;
  const lines = label.flatMap((line) => wrapText(line, NAME_SIZE, WRAP[room]));
  const broken = rows.flatMap((row) => wrapText(row, SMALL_SIZE, WRAP[room] + ICON_WIDTH));
  const caption = captionOf(node);
  const names = [
    ...lines.map((line) => textWidth(line, NAME_SIZE)),
    ...(caption === undefined ? [] : [textWidth(caption, SMALL_SIZE)]),
  ].map((width) => width + (hasIcon ? ICON_WIDTH : 0));
  const widest = Math.max(...names, ...broken.map((row) => textWidth(row, SMALL_SIZE)));
  return {
    ...(caption !== undefined && {caption}),
    lines,
    rows: broken,
    width: even(Math.max(MIN_WIDTH, widest + 2 * PADDING)),
    height: heightOf(lines, broken, caption),
  };
}

/** A box of a given width. Its rows have to be broken already. */
export function stretchBox(node: SketchNode, width: number): Box {
  const {label, kind, rows} = node;
  const icon = kind === undefined ? 0 : ICON_WIDTH;
  const lines = label.flatMap((line) => wrapText(line, NAME_SIZE, width - 2 * PADDING - icon));
  const caption = captionOf(node);
  return {
    ...(caption !== undefined && {caption}),
    lines,
    rows,
    width,
    height: heightOf(lines, rows, caption),
  };
}

/** The kind is above the name, except where it is the name; `New` comes before it. A fake is that first. */
function captionOf({label, kind, isNew = false, isFake = false}: SketchNode): string | undefined {
  const named = label.join(' ').toLowerCase() === kind?.toLowerCase() ? undefined : kind;
  const shown = isFake ? 'Fake' : named;
  return isNew ? newKind(shown) : shown;
}

/** `New queue`, but `New API`. */
function newKind(kind: string | undefined): string {
  if (kind === undefined) return 'New';
  return `New ${kind === kind.toUpperCase() ? kind : kind.toLowerCase()}`;
}

function heightOf(lines: readonly string[], rows: readonly string[], caption: string | undefined): number {
  const small = (caption === undefined ? 0 : 1) + rows.length;
  const text = lines.length * NAME_HEIGHT + small * SMALL_HEIGHT + (rows.length > 0 ? ROWS_GAP : 0);
  return even(Math.max(MIN_HEIGHT, text + 16));
}

/** Between the name and what belongs to it. */
export const ROWS_GAP = 4;

/** Half of it is a whole number then, and lines are sharp. */
function even(length: number): number {
  return 2 * Math.ceil(length / 2);
}
