// The words of a page, and those of its Markdown, to compare them. The page is read with another parser than its Markdown is made with.
import {Parser} from 'htmlparser2';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {isLeftOut} from '../lib/leftOut';
import {signOfLine} from './signOfLine';

/** Elements within a line; words on both sides of all others are apart. */
const IN_LINE = new Set(
  'a abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

/** The words that a reader sees in the `main` of a page, in their order. */
export function wordsOfHtml(main: string): string[] {
  const parts: string[] = [];
  // Elements that are open; an element is left out with all that it contains.
  const open: {readonly name: string; readonly isLeftOut: boolean}[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const isOut =
        open.at(-1)?.isLeftOut === true || isLeftOut('markdown', name, (attribute) => attributes[attribute]);
      open.push({name, isLeftOut: isOut});
      if (!IN_LINE.has(name)) parts.push(' ');
      if (name === 'q' && !isOut) parts.push(quoteOf(open, 0));
      if (!isOut) parts.push(signOfLine(attributes['class']) ?? '');
    },
    ontext(text) {
      if (open.at(-1)?.isLeftOut !== true) parts.push(text);
    },
    onclosetag(name) {
      if (name === 'q' && open.at(-1)?.isLeftOut !== true) parts.push(quoteOf(open, 1));
      open.pop();
      if (!IN_LINE.has(name)) parts.push(' ');
    },
  });
  parser.end(main);
  return toWords(parts);
}

/** The mark that a browser shows at the beginning (0) or the end (1) of the innermost of the quotations that are open. */
function quoteOf(open: readonly {readonly name: string}[], side: 0 | 1): string {
  const depth = open.filter(({name}) => name === 'q').length;
  return (depth % 2 === 1 ? '“”' : '‘’')[side]!;
}

/** The words of Markdown, in their order. */
export function wordsOfMarkdown(markdown: string): string[] {
  const parts: string[] = [];
  const add = (node: Nodes): void => {
    if ('value' in node) parts.push(node.value);
    if ('children' in node) node.children.forEach(add);
    if (node.type === 'break' || !PHRASES.has(node.type)) parts.push(' ');
  };
  add(fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]}));
  return toWords(parts);
}

const PHRASES = new Set(['text', 'inlineCode', 'link', 'strong', 'emphasis', 'delete', 'image', 'html']);

function toWords(parts: readonly string[]): string[] {
  // The space of no width lets browsers break a line.
  return parts.join('').replaceAll('\u200B', '').split(/\s+/).filter(Boolean);
}

/** The first place where two lists of words differ, with some words around it; nothing where they are the same. */
export function firstDifference(seen: readonly string[], written: readonly string[]): string | undefined {
  const length = Math.max(seen.length, written.length);
  for (let index = 0; index < length; index += 1) {
    if (seen[index] === written[index]) continue;
    const around = (words: readonly string[]) => words.slice(Math.max(0, index - 4), index + 6).join(' ');
    return `word ${index + 1}: the page has "${around(seen)}", its Markdown "${around(written)}"`;
  }
  return undefined;
}
