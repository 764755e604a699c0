/**
 * The message of Node 20 for two values that differ: their lines, with `+` and `-`. The rules are those of `assertion_error.js` in
 * Node 20, as seen in its output: which lines are left out, and when a difference fits on one line.
 */
import {inspect} from './inspect';

const REFERENCE_EQUAL = 'Expected "actual" to be reference-equal to "expected":';
const SAME_STRUCTURE = 'Values have same structure but are not reference-equal:';
const HEADINGS = {
  deepStrictEqual: 'Expected values to be strictly deep-equal:',
  strictEqual: 'Expected values to be strictly equal:',
};

/** Two values without parts whose texts have no more letters are shown on one line. */
const MAX_SHORT_LETTERS = 12;
/** The first letter that differs is marked when both texts together are shorter. */
const MAX_MARKED_LETTERS = 80;
/** Most lines that are shown. */
const MAX_LINES = 50;
/** Lines that are shown before and after lines that are left out. */
const CONTEXT = 2;
/** How many equal lines at the end are shown. */
const LAST_LINES = 3;
const LEFT_OUT = '\n...';

/** A value, a line for each of its parts. */
export function inspectLines(value: unknown): string {
  return inspect(value, {
    compact: false,
    customInspect: false,
    depth: 1000,
    maxArrayLength: Infinity,
    showHidden: false,
    showProxy: false,
    sorted: true,
    getters: true,
  });
}

/** @param message stands in place of the usual first line */
export function describeDifference(
  actual: unknown,
  expected: unknown,
  operator: keyof typeof HEADINGS,
  message?: string,
): string {
  const text = inspectLines(actual);
  const lines = text.split('\n');
  const others = inspectLines(expected).split('\n');
  const areObjects = operator === 'strictEqual' && areBothObjects(actual, expected);
  const heading = message || (areObjects ? REFERENCE_EQUAL : HEADINGS[operator]);
  let mark = '';
  if (lines.length === 1 && others.length === 1 && lines[0] !== others[0]) {
    const letters = lines[0]!.length + others[0]!.length;
    if (letters <= MAX_SHORT_LETTERS) {
      const arePlain = !isObject(actual) && !isObject(expected);
      if (arePlain && (actual !== 0 || expected !== 0)) return `${heading}\n\n${lines[0]} !== ${others[0]}\n`;
    } else if (!areObjects && letters < MAX_MARKED_LETTERS) {
      const first = countEqualStart(lines[0]!, others[0]!);
      if (first > CONTEXT) mark = `\n  ${' '.repeat(first)}^`;
    }
  }
  const end = takeEqualEnd(lines, others);
  if (lines.length === 0 && others.length === 0) return `${SAME_STRUCTURE}\n\n${shorten(text.split('\n'))}\n`;
  const {shown, isLong, hasLeftOut} = compareLines(lines, others);
  const isCut = hasLeftOut || end.hasLeftOut || isLong;
  const legend = `${heading}\n+ actual - expected${isCut ? ' ... Lines skipped' : ''}\n`;
  return legend + shown + (isLong ? '' : end.shown + mark);
}

/** Lines of one value, of which the middle is left out when there are more than fifty. */
export function shorten(lines: readonly string[]): string {
  return (lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES - 4), '...'] : lines).join('\n');
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function areBothObjects(one: unknown, other: unknown): boolean {
  return (isObject(one) && isObject(other)) || (typeof one === 'function' && typeof other === 'function');
}

function countEqualStart(one: string, other: string): number {
  let count = 0;
  while (one[count] === other[count]) count += 1;
  return count;
}

/** Removes the lines at the end that are equal, and shows the last of them. */
function takeEqualEnd(
  lines: string[],
  others: string[],
): {readonly shown: string; readonly hasLeftOut: boolean} {
  const equal: string[] = [];
  while (lines.length > 0 && others.length > 0 && lines.at(-1) === others.at(-1)) {
    equal.unshift(lines.pop()!);
    others.pop();
  }
  const hasLeftOut = equal.length > LAST_LINES + 1;
  const last = equal.slice(-LAST_LINES);
  const first = equal.length > LAST_LINES ? [equal[0]!] : [];
  const show = (some: readonly string[]) => some.map((line) => `\n  ${line}`).join('');
  return {shown: show(first) + (hasLeftOut ? LEFT_OUT : '') + show(last), hasLeftOut};
}

interface ComparedLines {
  readonly shown: string;
  /** Whether there were too many lines, so that the rest is left out. */
  readonly isLong: boolean;
  readonly hasLeftOut: boolean;
}

function compareLines(lines: readonly string[], others: readonly string[]): ComparedLines {
  const count = Math.max(lines.length, others.length);
  const longer = lines.length < count ? others : lines;
  let shown = '';
  /** Lines of the expected value that wait until those of the actual one beside them are shown. */
  let waiting = '';
  let equal = 0;
  let printed = 0;
  let hasLeftOut = false;

  const print = (text: string) => {
    shown += text;
    printed += 1;
  };
  /** Shows the equal lines before a difference; the first two are shown already. */
  const printEqual = (from: readonly string[], index: number) => {
    const hidden = Math.max(0, equal - CONTEXT);
    const isTooMany = hidden > CONTEXT + 1;
    if (isTooMany) {
      shown += LEFT_OUT;
      hasLeftOut = true;
    }
    for (let back = isTooMany ? CONTEXT : hidden; back > 0; back -= 1) print(`\n  ${from[index - back]}`);
    equal = 0;
  };

  for (let index = 0; index < count; index += 1) {
    const [line, other] = [lines[index], others[index]];
    if (line === undefined || other === undefined) {
      printEqual(longer, index);
      if (other === undefined) shown += `\n+ ${line}`;
      else waiting += `\n- ${other}`;
      printed += 1;
    } else if (areEqual(line, other)) {
      shown += waiting;
      waiting = '';
      equal += 1;
      if (equal <= CONTEXT) print(`\n  ${other === `${line},` ? other : line}`);
    } else {
      printEqual(lines, index);
      shown += `\n+ ${line}`;
      waiting += `\n- ${other}`;
      printed += 2;
    }
    if (printed > MAX_LINES && index < count - 2)
      return {shown: `${shown}${LEFT_OUT}${waiting}${LEFT_OUT}`, isLong: true, hasLeftOut};
  }
  return {shown: shown + waiting, isLong: false, hasLeftOut};
}

/** A comma at the end of one of them makes no difference. */
function areEqual(line: string, other: string): boolean {
  return line === other || line === `${other},` || other === `${line},`;
}
