/**
 * The error of Node's `assert`. It stands in for that of the port, whose messages are those of Node 12
 * (`../../../pack/bundleForBrowser.ts`).
 */
import {describeDifference, inspectLines, shorten} from './assertionDifference';

interface AssertionErrorOptions {
  readonly message?: unknown;
  readonly actual?: unknown;
  readonly expected?: unknown;
  readonly operator?: string;
}

const NAME = 'AssertionError';
const CODE = 'ERR_ASSERTION';
const MAX_LETTERS = 512;
/** Most letters of a value that is shown beside a sentence. */
const MAX_SHORT_LETTERS = 5;

export class AssertionError extends Error {
  readonly code = CODE;
  readonly generatedMessage: boolean;
  readonly actual: unknown;
  readonly expected: unknown;
  readonly operator: string | undefined;

  constructor(options: AssertionErrorOptions) {
    super(messageOf(options));
    const {message, actual, expected, operator} = options;
    this.generatedMessage = !message;
    this.actual = actual;
    this.expected = expected;
    this.operator = operator;
    // The stack is written with the code, and the name is without it.
    const set = (value: string) =>
      Object.defineProperty(this, 'name', {value, writable: true, configurable: true});
    set(`${NAME} [${CODE}]`);
    void this.stack;
    set(NAME);
  }

  override toString(): string {
    return `${this.name} [${this.code}]: ${this.message}`;
  }
}

function messageOf({message, actual, expected, operator}: AssertionErrorOptions): string {
  const isDifference = operator === 'deepStrictEqual' || operator === 'strictEqual';
  const given = message === undefined || message === null ? undefined : String(message);
  if (isDifference) return describeDifference(actual, expected, operator, given);
  if (given !== undefined) return given;
  if (operator === 'notDeepStrictEqual' || operator === 'notStrictEqual')
    return describeSame(actual, operator);
  return describeLoosely(actual, expected, String(operator));
}

function describeSame(actual: unknown, operator: 'notDeepStrictEqual' | 'notStrictEqual'): string {
  const isObject = (typeof actual === 'object' && actual !== null) || typeof actual === 'function';
  const sentences = {
    notDeepStrictEqual: 'Expected "actual" not to be strictly deep-equal to:',
    notStrictEqual: isObject
      ? 'Expected "actual" not to be reference-equal to "expected":'
      : 'Expected "actual" to be strictly unequal to:',
  };
  const lines = inspectLines(actual).split('\n');
  const [first] = lines as [string];
  if (lines.length > 1) return `${sentences[operator]}\n\n${shorten(lines)}\n`;
  return `${sentences[operator]}${first.length > MAX_SHORT_LETTERS ? '\n\n' : ' '}${first}`;
}

function describeLoosely(actual: unknown, expected: unknown, operator: string): string {
  const one = inspectLines(actual);
  const other = cut(inspectLines(expected), MAX_LETTERS);
  if (operator === 'notDeepEqual' && one === inspectLines(expected))
    return cut(`Expected "actual" not to be loosely deep-equal to:\n\n${one}`, 2 * MAX_LETTERS);
  const shown = cut(one, MAX_LETTERS);
  if (operator === 'deepEqual')
    return `Expected values to be loosely deep-equal:\n\n${shown}\n\nshould loosely deep-equal\n\n${other}`;
  if (operator === 'notDeepEqual')
    return `Expected values not to be loosely deep-equal:\n\n${shown}\n\nshould not loosely deep-equal\n\n${other}`;
  return `${shown} ${operator} ${other}`;
}

function cut(text: string, letters: number): string {
  return text.length > letters ? `${text.slice(0, letters - 3)}...` : text;
}
