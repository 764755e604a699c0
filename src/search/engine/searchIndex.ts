import {NAMES_FILE, type NamesFile, textFile, type TextFile} from '../index-files/files';
import type {SearchRequest, SearchResult} from '../shared/types';
import {answerRequest, type AnswerSource} from './answerRequest';
import {decode} from '../index-files/decode';
import {createRanker, type Ranker} from '../ranking/ranker';
import type {IndexAddresses} from './protocol';

export interface SearchIndex {
  /**
   * Loads what the first answer needs, and begins to load the texts. What could not be read is tried again.
   *
   * @throws Error when the names cannot be read
   */
  load(): Promise<void>;
  /** Tries the names again, but not the texts: a reader types letter by letter. @throws Error when there are no names */
  search(requests: readonly SearchRequest[]): Promise<SearchResult[]>;
}

export interface IndexOptions {
  readonly addresses: IndexAddresses;
  readonly fetchFile: (url: string) => Promise<unknown>;
  /** Told why texts cannot be read; answers go on without them. */
  readonly warn: (message: string) => void;
  /** Told when all texts are there: the same question may have more results from now on. */
  readonly complete: () => void;
}

/** The index in the reader's browser: names first, texts as they come. */
export function createSearchIndex({addresses, fetchFile, warn, complete}: IndexOptions): SearchIndex {
  let names: Promise<Loaded> | undefined;
  let growing: Promise<void> | undefined;

  const loadNames = async (): Promise<Loaded> => {
    const file = (await fetchFile(addresses.index + NAMES_FILE)) as NamesFile;
    const engine = createRanker();
    engine.addRecords(decode(file));
    const texts: string[] = [];
    const textOf = (index: number) => texts[index] ?? '';
    return {
      file,
      texts,
      parts: 0,
      engine,
      source: {engine, textOf, language: file.language, siteUrl: addresses.site},
    };
  };
  const loadTexts = async (loaded: Loaded): Promise<void> => {
    const {file} = loaded;
    const missing = Array.from({length: file.texts - loaded.parts}, (_, index) => loaded.parts + index);
    // All are fetched at once, but the engine wants them in their order.
    const fetched = missing.map((number) => fetchFile(addresses.index + textFile(number)));
    for (const part of fetched) part.catch(() => undefined);
    for (const part of fetched) {
      await addTexts((await part) as TextFile, loaded);
      loaded.parts++;
    }
  };
  const getNames = async (): Promise<Loaded> => {
    names ??= loadNames();
    return names.catch((error: unknown) => {
      names = undefined;
      throw error;
    });
  };
  const grow = (loaded: Loaded): void => {
    if (loaded.parts === loaded.file.texts) return;
    growing ??= loadTexts(loaded)
      .then(complete)
      .catch((error: unknown) => warn(error instanceof Error ? error.message : String(error)))
      .finally(() => (growing = undefined));
  };
  return {
    load: async () => grow(await getNames()),
    async search(requests) {
      const isFirst = !names;
      const loaded = await getNames();
      if (isFirst) grow(loaded);
      const answerAll = () => requests.map((request) => answerRequest(request, loaded.source));
      const results = answerAll();
      // Where names alone give an answer, nobody waits for the texts.
      if (!growing || results.some(({nbHits}) => nbHits > 0)) return results;
      await growing;
      return answerAll();
    },
  };
}

async function addTexts(
  {version, start, texts}: TextFile,
  {file, texts: known, engine}: Loaded,
): Promise<void> {
  if (version !== file.version) throw new Error(`A search file is from another build than ${NAMES_FILE}`);
  for (let from = 0; from < texts.length; from += TEXTS_AT_ONCE) {
    const some = texts
      .slice(from, from + TEXTS_AT_ONCE)
      .map((text, index) => [start + from + index, text] as const);
    for (const [index, text] of some) known[index] = text;
    engine.addText(some);
    await pause();
  }
}

interface Loaded {
  readonly file: NamesFile;
  /** Texts by the number of their record, as far as they are there. */
  readonly texts: string[];
  /** How many files of texts have been read. */
  parts: number;
  readonly engine: Ranker;
  readonly source: AnswerSource;
}

/** Few, so that no question waits long for its turn. */
const TEXTS_AT_ONCE = 20;

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
