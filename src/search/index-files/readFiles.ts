/** What a server answers with, as files of the index: of this format, whole, and with nothing in them that cannot be shown. */
import {isRecord, own} from '../../lib/entrance/own';
import {Refusal} from '../../lib/entrance/refusal';
import {boundedText} from '../../lib/entrance/text';
import {FORMAT, NAMES_FILE, type NamesFile, type TextFile} from './files';

/** The site has 280 pages with 4,000 entries. */
const MAX_ITEMS = 20_000;
const MAX_TEXT_FILES = 50;

/** Characters of a name, a title or an address. */
const MAX_NAME = 1_000;

/** A file of another build or format: the site has changed since the page was opened. */
export class OtherBuildError extends Refusal {}

/**
 * @param value plain data
 * @throws OtherBuildError for another format
 * @throws Refusal for anything else than names which are whole
 */
export function readNames(value: unknown): NamesFile {
  if (!isRecord(value)) throw new Refusal(`${NAMES_FILE} is not an object.`);
  const format = own(value, 'format');
  if (format !== FORMAT) {
    const found = typeof format === 'number' ? `the format ${format}` : 'no format';
    throw new OtherBuildError(`${NAMES_FILE} has ${found}; allowed is ${FORMAT}.`);
  }
  const tags = textsOf(value, 'tags');
  const pages = recordOf(value, 'pages');
  const entries = recordOf(value, 'entries');
  const file: NamesFile = {
    format,
    version: textOf(value, 'version'),
    language: textOf(value, 'language'),
    texts: numberOf(value, 'texts', MAX_TEXT_FILES),
    tags,
    pages: {
      paths: textsOf(pages, 'paths'),
      titles: textsOf(pages, 'titles'),
      tags: numbersOf(pages, 'tags', tags.length - 1),
      keywords: textsOf(pages, 'keywords'),
      types: textsOf(pages, 'types'),
      sizes: numbersOf(pages, 'sizes', MAX_ITEMS),
    },
    entries: {
      headings: textsOf(entries, 'headings'),
      depths: lettersOf(entries, 'depths', /^[1-9]*$/),
      kinds: lettersOf(entries, 'kinds', /^[htm]*$/),
      types: textsByNumber(entries, 'types'),
      anchors: textsByNumber(entries, 'anchors'),
    },
  };
  checkLengths(file);
  return file;
}

/**
 * @param value plain data
 * @param records number of all records
 * @throws OtherBuildError for another version than that of the names
 * @throws Refusal for anything else than texts of these records
 */
export function readTexts(value: unknown, names: Pick<NamesFile, 'version'>, records: number): TextFile {
  if (!isRecord(value)) throw new Refusal('A text file of the search index is not an object.');
  if (own(value, 'version') !== names.version)
    throw new OtherBuildError(`A search file is from another build than ${NAMES_FILE}`);
  const texts = textsOf(value, 'texts', Infinity);
  const start = numberOf(value, 'start', records);
  if (start + texts.length > records)
    throw new Refusal(
      `A text file of the search index ends at record ${start + texts.length} of ${records}.`,
    );
  const aliases = textsByNumber(value, 'aliases');
  if (Object.keys(aliases).some((number) => Number(number) >= records))
    throw new Refusal(
      `A text file of the search index has aliases of a record that is not one of ${records}.`,
    );
  return {version: names.version, aliases, start, texts};
}

function checkLengths({pages, entries}: NamesFile): void {
  const {paths, titles, tags, keywords, types, sizes} = pages;
  if ([titles, tags, keywords, types, sizes].some(({length}) => length !== paths.length))
    throw new Refusal(`${NAMES_FILE} does not have the same number of everything for each page.`);
  const wrong = paths.find((path) => !/^\/(?!\/)/.test(path));
  if (wrong !== undefined) throw new Refusal(`${NAMES_FILE} has a path that is not one of this site.`);
  const size = sizes.reduce((sum, one) => sum + one, 0);
  const lengths = [entries.headings, entries.depths, entries.kinds].map(({length}) => length);
  if (lengths.some((length) => length !== size))
    throw new Refusal(`${NAMES_FILE} has ${lengths.join(', ')} entries for ${size} places.`);
}

type Fields = Readonly<Record<string, unknown>>;

function recordOf(fields: Fields, name: string): Fields {
  const value = own(fields, name);
  if (!isRecord(value)) throw new Refusal(`${NAMES_FILE} has no object “${name}”.`);
  return value;
}

function textOf(fields: Fields, name: string): string {
  return boundedText(own(fields, name), `“${name}” of a search file`, MAX_NAME);
}

function numberOf(fields: Fields, name: string, max: number): number {
  const value = own(fields, name);
  if (!isCount(value, max)) throw new Refusal(`“${name}” of a search file is not a number up to ${max}.`);
  return value;
}

function textsOf(fields: Fields, name: string, longest = MAX_NAME): readonly string[] {
  const list = listOf(fields, name);
  if (!list.every((item): item is string => typeof item === 'string' && item.length <= longest))
    throw new Refusal(`“${name}” of a search file is not a list of strings of up to ${longest} characters.`);
  return list;
}

function numbersOf(fields: Fields, name: string, max: number): readonly number[] {
  const list = listOf(fields, name);
  if (!list.every((item): item is number => isCount(item, max)))
    throw new Refusal(`“${name}” of a search file is not a list of numbers up to ${max}.`);
  return list;
}

function listOf(fields: Fields, name: string): readonly unknown[] {
  const value = own(fields, name);
  if (!Array.isArray(value) || value.length > MAX_ITEMS)
    throw new Refusal(`“${name}” of a search file is not a list of up to ${MAX_ITEMS} items.`);
  return value;
}

function lettersOf(fields: Fields, name: string, allowed: RegExp): string {
  const text = boundedText(own(fields, name), `“${name}” of a search file`, MAX_ITEMS);
  if (!allowed.test(text)) throw new Refusal(`“${name}” of a search file has other letters than it may.`);
  return text;
}

/** Texts by the number of what they belong to. */
function textsByNumber(fields: Fields, name: string): Readonly<Record<number, string>> {
  const entries = Object.entries(recordOf(fields, name));
  if (!entries.every(([place, text]) => /^\d{1,6}$/.test(place) && typeof text === 'string'))
    throw new Refusal(`“${name}” of a search file is not an object of strings by numbers.`);
  return Object.fromEntries(entries) as Readonly<Record<number, string>>;
}

function isCount(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;
}
