import {termsOf, tokenizeText} from '../shared/tokens';
import type {SearchRecord} from '../shared/types';
import {readSignature} from '../types/signature';

/** Pages about the past: posts, and the history of the project. */
const HISTORY = /^\/(?:blog\/\d|contributing\/(?:archived|maintainers|rfcs|stories)\/)/;

/**
 * Sections whose text is said elsewhere: links to pages, which say it themselves, and exercises and questions, which ask for what
 * their lesson has said. They are found by their titles.
 */
const REPEATING = /^(?:where-to-go-next|exercise-|check-what-you-know)/;

/** Entries of messages are found by the message, which is their heading; those without an entry are in the text of a section. */
const MESSAGES = /^\/docs\/errors\//;
const OTHERS = /^messages-without-a-program$/;

/** How much of the text of a member is searched after its signature: it is found by its name, and the first words describe it. */
const MEMBER_CHARACTERS = 60;

/** Pages beside the language: readers look for them by what they are about, which the beginning of a section says. */
const BESIDE = /^\/(?:contributing|docs\/(?:build|libraries\/winglibs))\//;
const BESIDE_CHARACTERS = 348;

/** How much of the text of a page about the past is searched: with twice as much, the figures of tests/search were no better. */
const CHARACTERS = 200;

/**
 * The records of the local index, which readers load as a whole: of a page that retells what was, one record with its title, its
 * headings and the beginning of its text. Readers look for such a page as a whole, and with all of their places and texts the
 * index would be larger than a search may load. Other pages lose the text of sections that repeat
 * others, and the keywords whose words are in their title or headings: those are found by these.
 */
export function condense(records: readonly SearchRecord[]): SearchRecord[] {
  const places = new Map<string, SearchRecord[]>();
  for (const record of records.filter(({path}) => HISTORY.test(path))) {
    places.set(record.path, [...(places.get(record.path) ?? []), record]);
  }
  const known = new Map<string, Set<string>>();
  for (const {path, title, trail} of records) {
    const terms = known.get(path) ?? new Set(termsOf(title));
    for (const term of termsOf(trail.at(-1) ?? '')) terms.add(term);
    known.set(path, terms);
  }
  return records.flatMap((record) => {
    if (!places.has(record.path)) {
      const isNew = (keyword: string) => wordsOf(keyword).some((term) => !known.get(record.path)!.has(term));
      return [{...record, text: toText(record), keywords: record.keywords.filter(isNew)}];
    }
    return record.kind === 'page' ? [joined(record, places.get(record.path)!)] : [];
  });
}

function toText(record: SearchRecord): string {
  const {path, anchor, kind, text} = record;
  if (REPEATING.test(anchor) || (kind === 'heading' && MESSAGES.test(path) && !OTHERS.test(anchor)))
    return '';
  if (kind !== 'member') return BESIDE.test(path) ? beginning(text) : text;
  const signature = readSignature(record, text)?.text ?? '';
  return text.slice(0, signature.length + MEMBER_CHARACTERS);
}

/** The lines after the first one are identifiers of programs. */
function beginning(text: string): string {
  const [prose = '', ...identifiers] = text.split('\n');
  return [atWord(prose, BESIDE_CHARACTERS), ...identifiers].join('\n');
}

function atWord(text: string, characters: number): string {
  return text.length > characters ? text.slice(0, text.lastIndexOf(' ', characters)) : text;
}

/** The tag `api-gateway` says no more than a title with `API Gateway`. */
function wordsOf(keyword: string): string[] {
  return tokenizeText(keyword).flatMap(({parts}) =>
    parts.flatMap(({term, words}) => (words.length ? words : [term])),
  );
}

function joined(page: SearchRecord, records: readonly SearchRecord[]): SearchRecord {
  // The lines after the first one are identifiers of programs.
  const text = records
    .map((record) => record.text.split('\n')[0])
    .filter(Boolean)
    .join(' ');
  const headings = records.flatMap(({trail}) => trail.at(-1) ?? []).join('. ');
  return {
    ...page,
    keywords: [],
    text: [atWord(text, CHARACTERS), headings && `${headings}.`].filter(Boolean).join(' '),
  };
}
