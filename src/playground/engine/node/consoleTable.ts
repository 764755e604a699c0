/** The table of Node's `console.table`. */
import {getStringWidth, inspect} from './builtins/inspect';

interface Column {
  readonly head: string;
  /** Cells by the number of their row; a cell that is not there is empty. */
  readonly cells: readonly (string | undefined)[];
}

const INDEX = '(index)';
const ITERATION_INDEX = '(iteration index)';
const VALUES = 'Values';

/**
 * @param data an object, whose keys or elements are the rows
 * @param properties the columns to show @default all that a row has
 */
export function consoleTable(data: object, properties?: readonly string[]): string {
  if (data instanceof Map) {
    return draw([
      numbers(data.size),
      {head: 'Key', cells: [...data.keys()].map(showCell)},
      {head: VALUES, cells: [...data.values()].map(showCell)},
    ]);
  }
  if (data instanceof Set) return draw([numbers(data.size), {head: VALUES, cells: [...data].map(showCell)}]);
  const rows = Object.entries(data) as [string, unknown][];
  const columns = new Map<string, string[]>();
  const values: string[] = [];
  rows.forEach(([, row], index) => {
    if (!isObject(row) && !properties) {
      values[index] = showCell(row);
      return;
    }
    for (const key of properties ?? Object.keys(row as object)) {
      const cells = columns.get(key) ?? [];
      columns.set(key, cells);
      if (isObject(row) && Object.hasOwn(row, key))
        cells[index] = showCell((row as Record<string, unknown>)[key]);
    }
  });
  return draw([
    {head: INDEX, cells: rows.map(([key]) => key)},
    ...[...columns].map(([head, cells]) => ({head, cells})),
    ...(values.length > 0 ? [{head: VALUES, cells: values}] : []),
  ]);
}

function numbers(count: number): Column {
  return {head: ITERATION_INDEX, cells: Array.from({length: count}, (_, index) => String(index))};
}

function isObject(value: unknown): value is object {
  return value !== null && (typeof value === 'object' || typeof value === 'function');
}

/** Of an object with more than two keys, only its kind is shown. */
function showCell(value: unknown): string {
  const isLarge =
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 2;
  return inspect(value, {depth: isLarge ? -1 : 0, maxArrayLength: 3, breakLength: Infinity});
}

function draw(columns: readonly Column[]): string {
  const count = Math.max(...columns.map(({cells}) => cells.length));
  const rows = Array.from({length: count}, (_, row) => columns.map(({cells}) => cells[row] ?? ''));
  const heads = columns.map(({head}) => head);
  const widths = columns.map((_, column) =>
    Math.max(...[heads, ...rows].map((cells) => getStringWidth(cells[column]!))),
  );
  const rule = (left: string, middle: string, right: string) =>
    left + widths.map((width) => '─'.repeat(width + 2)).join(middle) + right;
  const line = (cells: readonly string[]) =>
    `│ ${cells.map((cell, column) => cell + ' '.repeat(widths[column]! - getStringWidth(cell))).join(' │ ')} │`;
  return [rule('┌', '┬', '┐'), line(heads), rule('├', '┼', '┤'), ...rows.map(line), rule('└', '┴', '┘')].join(
    '\n',
  );
}
