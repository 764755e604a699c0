/**
 * What `sucrase` does not convert: namespaces of TypeScript, which it leaves out; `import.meta`; exports in front of what they
 * export; and decorators, which it leaves out as well. Works on the words that its parser finds.
 */
import {parse} from 'sucrase/dist/parser';
import {UnsupportedFeatureError} from '../../messages/unsupportedFeature';

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether it is part of a type, or of something that has no values. */
  readonly isType: boolean;
}

const NAME = /^[\p{L}_$]/u;

const DECORATORS = new UnsupportedFeatureError(
  'A decorator',
  'as on the command line, where transforming JavaScript decorators is not supported yet',
);

/**
 * @returns the text with syntax that `sucrase` converts
 * @throws UnsupportedFeatureError for a decorator
 * @throws SyntaxError when the text cannot be read
 */
export function prepareSyntax(text: string, isTypeScript: boolean): string {
  const plain = isTypeScript ? convertNamespaces(text) : text;
  const words = readWords(plain, isTypeScript);
  if (words.some(({text: word, isType}) => word === '@' && !isType)) throw DECORATORS;
  return moveExports(replaceMeta(plain, words), isTypeScript);
}

function readWords(text: string, isTypeScript = true): Word[] {
  return parse(text, false, isTypeScript, false).tokens.map(({start, end, isType}) => ({
    text: text.slice(start, end),
    start,
    end,
    isType,
  }));
}

/** As the bundler of the command line, which writes CommonJS, has it. */
function replaceMeta(text: string, words: readonly Word[]): string {
  const places = words.filter(
    ({text: word}, index) =>
      word === 'import' && words[index + 1]?.text === '.' && words[index + 2]?.text === 'meta',
  );
  return places.reduceRight((result, {start}) => {
    const end = words[words.findIndex((word) => word.start === start) + 2]!.end;
    return `${result.slice(0, start)}({})${result.slice(end)}`;
  }, text);
}

/** Moves `export {…}` to the end, as what is exported may come later in the file. */
function moveExports(text: string, isTypeScript: boolean): string {
  const words = readWords(text, isTypeScript);
  let moved = '';
  let result = text;
  for (let index = words.length - 1; index >= 0; index -= 1) {
    if (words[index]!.text !== 'export' || words[index + 1]?.text !== '{') continue;
    const close = closingIndex(words, index + 1);
    if (words[close + 1]?.text === 'from') continue;
    const [{start}, {end}] = [words[index]!, words[close]!];
    moved = `\n${result.slice(start, end)};${moved}`;
    // Lines keep their numbers.
    result = result.slice(0, start) + result.slice(start, end).replace(/[^\n]/g, ' ') + result.slice(end);
  }
  return result + moved;
}

/** Index of the bracket that closes the one at an index. */
function closingIndex(words: readonly Word[], open: number): number {
  let depth = 0;
  for (let index = open; index < words.length; index += 1) {
    const {text} = words[index]!;
    if (/^(?:\{|\$\{|\(|\[)$/.test(text)) depth += 1;
    if (/^[})\]]$/.test(text)) depth -= 1;
    if (depth === 0) return index;
  }
  throw new SyntaxError('A bracket is not closed.');
}

/** Makes each namespace a function that fills an object with what it exports. */
function convertNamespaces(text: string): string {
  const words = readWords(text);
  let result = text;
  for (let index = words.length - 1; index >= 0; index -= 1) {
    const word = words[index]!;
    if (!isNamespace(words, index)) continue;
    const isExported = words[index - 1]?.text === 'export';
    const open = words.findIndex(({text: one}, place) => place > index && one === '{');
    const close = closingIndex(words, open);
    const names = words.slice(index + 1, open).flatMap(({text: one}) => (one === '.' ? [] : [one]));
    const inside = text.slice(words[open]!.end, words[close]!.start);
    // Namespaces are read from the last to the first: one inside another is converted with it.
    if (isInside(words, index)) continue;
    const code = namespaceCode(names, inside);
    const start = isExported ? words[index - 1]!.start : word.start;
    result = `${result.slice(0, start)}${isExported ? 'export ' : ''}${code}${result.slice(words[close]!.end)}`;
  }
  return result;
}

/** Whether the word at an index begins a namespace with values. */
function isNamespace(words: readonly Word[], index: number): boolean {
  const [before, word, name, next] = [words[index - 1], words[index]!, words[index + 1], words[index + 2]];
  return (
    /^(?:namespace|module)$/.test(word.text) &&
    word.isType &&
    before?.text !== 'declare' &&
    NAME.test(name?.text ?? '') &&
    (next?.text === '{' || next?.text === '.')
  );
}

/** Whether a namespace is in another one. */
function isInside(words: readonly Word[], index: number): boolean {
  let depth = 0;
  for (const {text} of words.slice(0, index)) {
    if (/^(?:\{|\$\{)$/.test(text)) depth += 1;
    if (text === '}') depth -= 1;
  }
  return depth > 0;
}

function namespaceCode([name, ...more]: readonly string[], inside: string): string {
  const body = more.length > 0 ? `export ${namespaceCode(more, inside)}` : convertNamespaces(inside);
  const words = readWords(body);
  const exported: string[] = [];
  let result = body;
  for (let index = words.length - 1; index >= 0; index -= 1) {
    if (words[index]!.text !== 'export' || isInside(words, index)) continue;
    exported.unshift(...declaredNames(words, index + 1));
    const {start, end} = words[index]!;
    result = `${result.slice(0, start)}${' '.repeat(end - start)}${result.slice(end)}`;
  }
  return `var ${name} = (function (${name}) {${result}; return Object.assign(${name}, {${exported.join(', ')}});})(${name} || {});`;
}

/** The names with values that the declaration at an index declares. */
function declaredNames(words: readonly Word[], index: number): readonly string[] {
  const [word, next] = [words[index], words[index + 1]];
  if (!word || /^(?:type|interface|declare)$/.test(word.text)) return [];
  if (/^(?:async|abstract)$/.test(word.text) || (word.text === 'const' && next?.text === 'enum'))
    return declaredNames(words, index + 1);
  if (/^(?:function|class|enum)$/.test(word.text))
    return next!.text === '*' ? [words[index + 2]!.text] : [next!.text];
  if (!/^(?:const|let|var)$/.test(word.text)) return [];
  const names: string[] = [];
  for (let at = index; at < words.length && words[at]!.text !== ';'; at += 1) {
    const isNext = at === index || (words[at]!.text === ',' && !words[at]!.isType);
    if (isNext && NAME.test(words[at + 1]?.text ?? '')) names.push(words[at + 1]!.text);
    if (/^(?:\{|\$\{|\(|\[)$/.test(words[at]!.text)) at = closingIndex(words, at);
    if (words[at + 1] && /^(?:export|const|let|var|function|class)$/.test(words[at + 1]!.text)) {
      // A declaration without a semicolon ends before the next one.
      if (at > index + 1 && !/^[=,(:]|=>$/.test(words[at]!.text)) break;
    }
  }
  return names;
}
