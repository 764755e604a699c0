// The words of a page, and those of its Markdown, to compare them. The page is read with another parser than its Markdown is made with.
import {load} from 'cheerio';
import {isTag, isText} from 'domutils';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import type {HtmlNode} from '../../lib/htmlTree';
import {isLeftOut} from '../../lib/leftOut';
import {signOfLine} from './signOfLine';

/** Elements within a line; words on both sides of all others are apart. */
const IN_LINE = new Set(
  'a abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

/** The words that a reader sees in the `main` of a page, in their order. */
export function wordsOfHtml(main: string): string[] {
  const parts: string[] = [];
  const add = (node: HtmlNode, depth: number): void => {
    if (isText(node)) parts.push(node.data);
    if (!isTag(node)) return;
    const {name, attribs} = node;
    const space = IN_LINE.has(name) ? '' : ' ';
    if (isLeftOut('markdown', name, (attribute) => attribs[attribute])) return void parts.push(space);
    const inner = name === 'q' ? depth + 1 : depth;
    // The marks that a browser shows around a quotation.
    const [before, after] = name === 'q' ? (inner % 2 === 1 ? '“”' : '‘’') : ['', ''];
    parts.push(space, before!, signOfLine(attribs['class']) ?? '');
    for (const child of node.children) add(child, inner);
    parts.push(after!, space);
  };
  // htmlparser2, as cheerio brings it.
  for (const node of load(main, {xml: {xmlMode: false}}, false).root()[0]!.children) add(node, 0);
  return toWords(parts);
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
