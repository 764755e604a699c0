/** When the lines of a program run, read from its text: pages and the playground mark them. */

/** What an open bracket is of: `code` in a string is an expression between braces. */
interface Open {
  readonly sign: '{' | '(' | '[' | '"';
  readonly isInflight: boolean;
  /** Whether the next block at this level runs in the cloud; a function without a name does only after `=>`. */
  next?: 'inflight' | 'inflight after =>' | undefined;
}

const SPACE = /\s/;
const WORD = /[A-Za-z_$][\w$]*/y;
const CLOSERS: Readonly<Record<string, string>> = {'}': '{', ')': '(', ']': '['};

/**
 * Tells of each line of a Wing program whether it is in the body of something that runs in the cloud: an inflight function, method
 * or class, or a test. The lines that open and close a body are not, since they make and pass the function.
 *
 * @param source a program, or an excerpt of one, whose braces may not match
 * @returns a value for each line
 */
export function inflightLines(source: string): boolean[] {
  const open: Open[] = [{sign: '{', isInflight: false}];
  const lines: boolean[] = [];
  /** Whether nothing but spaces was on the line so far. */
  let isAtStart = true;
  const top = () => open.at(-1)!;
  const endLine = () => {
    if (isAtStart) lines.push(top().isInflight);
    isAtStart = true;
  };
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]!;
    if (sign === '\n') {
      endLine();
      continue;
    }
    if (isAtStart && !SPACE.test(sign)) {
      // A line that begins with the end of a body belongs to what is around the body.
      const around = sign === '}' && top().sign === '{' ? open.at(-2) : undefined;
      lines.push((around ?? top()).isInflight);
      isAtStart = false;
    }
    if (top().sign === '"') at = readString(source, at, open);
    else at = readCode(source, at, open, endLine);
  }
  endLine();
  return lines;
}

/** Reads the sign of a string at `at`, and returns the place of the last one that it has read. */
function readString(source: string, at: number, open: Open[]): number {
  const sign = source[at];
  if (sign === '\\') return source[at + 1] === '\n' ? at : at + 1;
  if (sign === '"') open.pop();
  else if (sign === '{') open.push({sign: '{', isInflight: open.at(-1)!.isInflight});
  return at;
}

function readCode(source: string, at: number, open: Open[], endLine: () => void): number {
  const top = open.at(-1)!;
  const sign = source[at]!;
  const two = source.slice(at, at + 2);
  if (two === '//') return endOf(source, '\n', at) - 1;
  if (two === '/*' || two === '#"') {
    const end = two === '/*' ? endOf(source, '*/', at + 2) + 1 : endOfRaw(source, at + 2);
    for (let inside = at; inside < Math.min(end, source.length); inside++)
      if (source[inside] === '\n') endLine();
    return end;
  }
  if (two === '=>') {
    if (top.next !== undefined) top.next = 'inflight';
    return at + 1;
  }
  WORD.lastIndex = at;
  const word = WORD.exec(source)?.[0];
  if (word !== undefined) {
    const end = at + word.length;
    if (word === 'test' && /^\s+"/.test(source.slice(end, end + 100))) {
      top.next = 'inflight';
      // Braces mean nothing in its name.
      return endOfRaw(source, source.indexOf('"', end) + 1);
    }
    const isTypeReturned = /\)\s*:\s*$/.test(source.slice(Math.max(0, at - 100), at));
    if (!isTypeReturned && !/[.@]/.test(source[at - 1] ?? ''))
      top.next = announced(word, source.slice(end, end + 100), top.next);
    return end - 1;
  }
  if (sign === '"') open.push({sign, isInflight: top.isInflight});
  else if (sign === '{') {
    const isInflight = top.isInflight || top.next === 'inflight';
    top.next = undefined;
    open.push({sign, isInflight});
  } else if (sign === '(' || sign === '[') open.push({sign, isInflight: top.isInflight});
  else if (CLOSERS[sign] === top.sign) {
    if (open.length > 1) open.pop();
  } else if (sign === ';' || (top.next === 'inflight after =>' && (sign === ',' || sign === '=')))
    top.next = undefined;
  return at;
}

/** What a word says about the next block, with what follows it. `inflight (` begins a function, or the type of one. */
function announced(word: string, after: string, next: Open['next']): Open['next'] {
  if (word !== 'inflight' || next === 'inflight') return next;
  return /^\s*\(/.test(after) ? 'inflight after =>' : 'inflight';
}

/** The place of a text, or the end. */
function endOf(source: string, text: string, from: number): number {
  const end = source.indexOf(text, from);
  return end === -1 ? source.length : end;
}

/** The quote that ends a string without expressions in it. */
function endOfRaw(source: string, from: number): number {
  for (let at = from; at < source.length; at++) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '"') return at;
  }
  return source.length;
}
