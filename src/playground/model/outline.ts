import type {DocumentSymbol, Position, Range, SymbolKind} from 'vscode-languageserver-types';

export interface OutlineEntry {
  readonly name: string;
  readonly kind: string;
  readonly position: Position;
  /** How many symbols it is inside. */
  readonly depth: number;
}

/** The first names of a file. */
interface Outline {
  readonly entries: readonly OutlineEntry[];
  /** How many more there are. */
  readonly left: number;
}

/** A list that a reader can look through. */
const MAX_ENTRIES = 500;

/** The kinds that the compiler uses. */
const KIND_NAMES: Partial<Record<SymbolKind, string>> = {
  2: 'module',
  5: 'class',
  10: 'enum',
  13: 'variable',
  23: 'struct',
};

/** The symbols of a file in the order of the text. */
export function toOutline(symbols: readonly DocumentSymbol[]): Outline {
  const sorted = [...symbols].sort(
    (a, b) => compare(a.range.start, b.range.start) || compare(b.range.end, a.range.end),
  );
  /** The symbols that the next one may be inside, the outermost first. */
  const around: Range[] = [];
  const entries = sorted.slice(0, MAX_ENTRIES).map(({name, kind, range}) => {
    while (around.length > 0 && !contains(around.at(-1)!, range)) around.pop();
    const depth = around.push(range) - 1;
    return {name, kind: KIND_NAMES[kind] ?? 'name', position: range.start, depth};
  });
  return {entries, left: sorted.length - entries.length};
}

function contains(outer: Range, inner: Range): boolean {
  const [start, end] = [compare(outer.start, inner.start), compare(outer.end, inner.end)];
  return start <= 0 && end >= 0 && (start !== 0 || end !== 0);
}

function compare(a: Position, b: Position): number {
  return a.line - b.line || a.character - b.character;
}
