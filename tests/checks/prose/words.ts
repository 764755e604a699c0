/** The words in a file that readers see, as the syntax tree that textlint's rules walk. */
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import ts from 'typescript';
import {isScalar, LineCounter, parseDocument, visit} from 'yaml';

/** A node of textlint's tree: https://textlint.org/docs/txtnode. */
export interface TextNode {
  type: string;
  raw: string;
  range: readonly [number, number];
  loc: {start: Place; end: Place};
  value?: string;
  children?: TextNode[];
}

interface Place {
  /** From 1. */
  line: number;
  /** From 0. */
  column: number;
}

/** Keys of front matter, YAML and JSON whose values readers see. */
const KEYS = new Set(['title', 'description', 'sidebar_label', 'label', 'message', 'summary', 'hide_label']);
const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?=\n|$)/;
/** Attributes of components and elements whose values readers see. */
const ATTRIBUTES = /\b(?:title|label|description|alt|summary|aria-label|placeholder)="([^"]*)"/g;
/** Anchors that headings have and directives keep. */
const ANCHORS = /\{#[\w-]+\}|^::anchor\{[^}\n]*\}/gm;
/** What MDX adds to Markdown and no reader sees: imports, exports and comments. */
const UNSEEN_IN_MDX = /^(?:import|export)\s[^\n]*$|\{\/\*[\s\S]*?\*\/\}/gm;

/**
 * Reads a file as a tree that has a `Str` node for each run of words.
 *
 * @param extension the file's, with its dot: `.md`, `.mdx`, `.ts`, `.tsx`, `.json` or `.yml`
 */
export function readWords(text: string, extension: string): TextNode {
  if (extension === '.md' || extension === '.mdx') return wordsOfMarkdown(text, extension);
  const ranges = extension === '.ts' || extension === '.tsx' ? rangesInCode(text) : rangesInData(text, 0);
  return documentOf(text, ranges);
}

function wordsOfMarkdown(text: string, extension: string): TextNode {
  const [, yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  const patterns = extension === '.mdx' ? [FRONT_MATTER, ANCHORS, UNSEEN_IN_MDX] : [FRONT_MATTER, ANCHORS];
  const seen = patterns.reduce((rest, pattern) => rest.replace(pattern, blank), text);
  const linesOf = lineFinder(text);
  const paragraphs = (ranges: Range[]) => ranges.map((range) => paragraphOf(text, range, linesOf));
  const walk = (node: Nodes): TextNode[] => {
    const [start, end] = [node.position!.start.offset!, node.position!.end.offset!];
    const raw = seen.slice(start, end);
    if (node.type === 'html') return paragraphs(rangesOfAttributes(raw, start));
    if (node.type === 'image') return node.alt ? paragraphs([[start + 2, start + raw.indexOf(']')]]) : [];
    const loc = {start: linesOf(start), end: linesOf(end)};
    const base = {type: TYPES[node.type] ?? 'Paragraph', raw, range: [start, end] as const, loc};
    if (node.type === 'text') return [{...base, value: node.value}];
    return 'children' in node ? [{...base, children: node.children.flatMap(walk)}] : [];
  };
  // The second search for addresses loses the places of words.
  const mdastExtensions = gfmFromMarkdown().map(({transforms: _, ...rest}) => rest);
  const tree = fromMarkdown(seen, {extensions: [gfm()], mdastExtensions});
  const data = paragraphs(rangesInData(yaml, '---\n'.length));
  return {...documentOf(text, []), children: [...data, ...tree.children.flatMap(walk)]};
}

/** As long as before, so that places stay. */
function blank(part: string): string {
  return part.replace(/[^\n]/g, ' ');
}

/** Names in textlint's tree of nodes that its rules tell from others. */
const TYPES: Readonly<Record<string, string>> = {
  text: 'Str',
  link: 'Link',
  blockquote: 'BlockQuote',
  emphasis: 'Emphasis',
  strong: 'Strong',
  heading: 'Header',
};

type Range = readonly [start: number, end: number];

function rangesOfAttributes(html: string, start: number): Range[] {
  return [...html.matchAll(ATTRIBUTES)].map(({index, 0: all, 1: value = ''}) => {
    const from = start + index + all.length - 1 - value.length;
    return [from, from + value.length];
  });
}

/** What keeps a file's front matter from being read. Lines are those of the file. */
export function frontMatterProblems(text: string): {readonly line: number; readonly message: string}[] {
  const [, matter = ''] = FRONT_MATTER.exec(text) ?? [];
  return parseDocument(matter).errors.map(({message, linePos}) => ({
    line: (linePos?.[0].line ?? 0) + 1,
    message: `front matter: ${message.split('\n')[0]}`,
  }));
}

/** JSON is YAML as well. */
function rangesInData(text: string, offset: number): Range[] {
  const ranges: Range[] = [];
  visit(parseDocument(text), {
    Pair(_key, {key, value}) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string' || !value.range) return;
      if (KEYS.has(String(key.value))) ranges.push([offset + value.range[0], offset + value.range[1]]);
    },
  });
  return ranges;
}

/** Text between elements, and strings of two words and more: names of files, classes and events have no spaces. */
function rangesInCode(text: string): Range[] {
  const source = ts.createSourceFile('words.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const ranges: Range[] = [];
  const walk = (node: ts.Node) => {
    const isWords = ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
    const isRest = ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if ((isWords || isRest) && /[a-z]\s+[a-z]/i.test(node.getText(source)))
      ranges.push([node.getStart(source), node.getEnd()]);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return ranges;
}

function documentOf(text: string, ranges: Range[]): TextNode {
  const linesOf = lineFinder(text);
  return {
    type: 'Document',
    raw: text,
    range: [0, text.length],
    loc: {start: linesOf(0), end: linesOf(text.length)},
    children: ranges.map((range) => paragraphOf(text, range, linesOf)),
  };
}

function paragraphOf(text: string, [start, end]: Range, linesOf: (index: number) => Place): TextNode {
  const raw = text.slice(start, end);
  const base = {raw, range: [start, end] as const, loc: {start: linesOf(start), end: linesOf(end)}};
  return {...base, type: 'Paragraph', children: [{...base, type: 'Str', value: raw}]};
}

function lineFinder(text: string): (index: number) => Place {
  const counter = new LineCounter();
  for (const {index} of text.matchAll(/^/gm)) counter.addNewLine(index);
  return (index) => {
    const {line, col} = counter.linePos(index);
    return {line, column: col - 1};
  };
}
