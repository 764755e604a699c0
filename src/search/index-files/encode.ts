import {createHash} from 'node:crypto';
import {typeOfMember} from '../shared/apiNames';
import {createPredictor, type EntryKind} from './predictions';
import {FORMAT, type NamesFile, type TextFile} from './files';
import type {SearchRecord} from '../shared/types';

export interface IndexFiles {
  readonly names: NamesFile;
  readonly texts: readonly TextFile[];
}

/**
 * The parts of the texts compress by themselves, and pages repeat what others say: in two parts they were 12 kB larger than in one.
 * A part stays below what `fetchIndexFile.ts` accepts as a file.
 */
const TEXT_PART_CHARACTERS = 1_400_000;

/**
 * The index of some records.
 *
 * @param records those of a page one after another, that of the page first
 * @param language facet `language` of all of them
 */
export function encode(records: readonly SearchRecord[], language: string): IndexFiles {
  const version = createHash('sha256')
    .update(JSON.stringify([language, records]))
    .digest('hex')
    .slice(0, 12);
  const texts = [
    ...encodeAliases(records, version),
    ...encodeTexts(
      records.map(({text}) => text),
      version,
    ),
  ];
  return {names: {format: FORMAT, version, language, texts: texts.length, ...encodeNames(records)}, texts};
}

function encodeNames(records: readonly SearchRecord[]): Pick<NamesFile, 'tags' | 'pages' | 'entries'> {
  const pages = records.filter(({kind}) => kind === 'page');
  const entries = records.filter(({kind}) => kind !== 'page');
  const tags = [...new Set(pages.map(({tag}) => tag))];
  const starts = [...pages.map((page) => records.indexOf(page)), records.length];
  return {
    tags,
    pages: {
      paths: pages.map(({path}) => path),
      titles: pages.map(({title}) => title),
      tags: pages.map(({tag}) => tags.indexOf(tag)),
      keywords: pages.map(({keywords}) => keywords.join(',')),
      types: pages.map(({names}) => names.at(-1) ?? ''),
      sizes: pages.map((_, page) => starts[page + 1]! - starts[page]! - 1),
      sourceOnly: pages.flatMap(({isSourceOnly}, page) => (isSourceOnly ? [page] : [])),
    },
    entries: {
      headings: entries.map(headingOf),
      depths: entries.map(({trail}) => trail.length).join(''),
      kinds: entries.map(kindOf).join(''),
      ...encodeExceptions(records),
    },
  };
}

/** The types and anchors that the predictor gets wrong. */
function encodeExceptions(records: readonly SearchRecord[]): Pick<NamesFile['entries'], 'types' | 'anchors'> {
  const types: Record<number, string> = {};
  const anchors: Record<number, string> = {};
  const expected = createPredictor();
  let place = 0;
  for (const record of records) {
    if (record.kind === 'page') {
      expected.enterPage(record.names.at(-1) ?? '');
      continue;
    }
    const entry = [kindOf(record), headingOf(record)] as const;
    const type = typeOf(record);
    if (expected.predict(...entry).type !== type) types[place] = type;
    if (expected.predict(...entry, types[place]).anchor !== record.anchor) anchors[place] = record.anchor;
    place++;
  }
  return {types, anchors};
}

function encodeAliases(records: readonly SearchRecord[], version: string): TextFile[] {
  const aliases = Object.fromEntries(
    records.flatMap((record, number) => (record.aliases?.length ? [[number, record.aliases.join(',')]] : [])),
  ) as TextFile['aliases'];
  return Object.keys(aliases).length > 0 ? [{version, aliases, start: 0, texts: []}] : [];
}

function encodeTexts(texts: readonly string[], version: string): TextFile[] {
  const total = texts.reduce((sum, text) => sum + text.length, 0);
  const parts = Math.max(1, Math.ceil(total / TEXT_PART_CHARACTERS));
  const files: (TextFile & {texts: string[]})[] = [];
  let before = 0;
  for (const [index, text] of texts.entries()) {
    if (before >= (files.length * total) / parts) files.push({version, aliases: {}, start: index, texts: []});
    files.at(-1)?.texts.push(text);
    before += text.length;
  }
  return files;
}

function headingOf({trail}: SearchRecord): string {
  return trail.at(-1)!;
}

function kindOf({kind, names, trail}: SearchRecord): EntryKind {
  if (kind === 'heading') return 'h';
  return typeOfMember(trail.at(-1)!, names) === undefined ? 't' : 'm';
}

/** Full name of the type that a record is, or is a member of; empty for a heading. */
function typeOf({names, trail}: SearchRecord): string {
  return typeOfMember(trail.at(-1)!, names) ?? names.at(-1) ?? '';
}
