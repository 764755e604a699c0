import {RELOAD_FOR_NEW_VERSION} from '../../lib/fetchFile';
import {NAMES_FILE, type NamesFile, textFile, type TextFile} from '../index-files/files';
import {OtherBuildError, readNames, readTexts} from '../index-files/readFiles';
import type {SearchRequest, SearchResult} from '../shared/types';
import {hasArrow} from '../shared/arrow';
import {createTypeSearch} from '../types/typeSearch';
import {answerRequest, type AnswerSource} from './answerRequest';
import {decode} from '../index-files/decode';
import {IndexError} from './fetchIndexFile';
import {createRanker, type Ranker} from '../ranking/ranker';
import type {IndexAddresses} from './protocol';

export interface SearchIndex {
  /**
   * Loads what the first answer needs, and starts to load the texts. A file that could not be read is fetched again.
   *
   * @throws Error when the names cannot be read
   */
  load(): Promise<void>;
  /**
   * Answers requests. Names that could not be read are fetched again, but not texts: a reader types letter by letter.
   *
   * @throws Error when the names cannot be read
   */
  search(requests: readonly SearchRequest[]): Promise<SearchResult[]>;
}

interface IndexOptions {
  readonly addresses: IndexAddresses;
  readonly fetchFile: (url: string) => Promise<unknown>;
  /** Called with the reason when texts cannot be read; answers go on without them. */
  readonly onWarning: (message: string) => void;
  /** Called when all texts are loaded: from now on the same query may have more results. */
  readonly onComplete: () => void;
}

/** The index in the reader's browser: names first, texts as they come. */
export function createSearchIndex({addresses, fetchFile, onWarning, onComplete}: IndexOptions): SearchIndex {
  let names: Promise<LoadedIndex> | undefined;
  let loadingTexts: Promise<void> | undefined;

  const loadNames = async (): Promise<LoadedIndex> => {
    const file = readNamesOfSite(await fetchFile(addresses.index + NAMES_FILE));
    const ranker = createRanker();
    const records = decode(file);
    ranker.addRecords(records);
    const texts: string[] = [];
    const textOf = (index: number) => texts[index] ?? '';
    // The texts begin with the signatures.
    const types = createTypeSearch(records, textOf);
    const loaded: LoadedIndex = {
      file,
      records: records.length,
      texts,
      parts: 0,
      ranker,
      source: {
        ranker,
        textOf,
        language: file.language,
        siteUrl: addresses.site,
        get types() {
          return loaded.parts === file.texts ? types : undefined;
        },
      },
    };
    return loaded;
  };
  const loadTexts = async (loaded: LoadedIndex): Promise<void> => {
    const {file} = loaded;
    const missing = Array.from({length: file.texts - loaded.parts}, (_, index) => loaded.parts + index);
    // All are fetched at once, but the ranker needs them in their order.
    const fetched = missing.map((number) => fetchFile(addresses.index + textFile(number)));
    for (const part of fetched) part.catch(() => undefined);
    for (const part of fetched) {
      await addTexts(readTexts(await part, file), loaded);
      loaded.parts++;
    }
  };
  const getNames = async (): Promise<LoadedIndex> => {
    names ??= loadNames();
    return names.catch((error: unknown) => {
      names = undefined;
      throw error;
    });
  };
  /** The site may have got a new build after the names were loaded: the newer names take their place, once. */
  const loadTextsOfOneBuild = async (loaded: LoadedIndex): Promise<void> => {
    try {
      await loadTexts(loaded);
    } catch (error) {
      if (!(error instanceof OtherBuildError)) throw error;
      const newer = await loadNames();
      if (newer.file.version === loaded.file.version) throw error;
      names = Promise.resolve(newer);
      await loadTexts(newer);
    }
  };
  const startLoadingTexts = (loaded: LoadedIndex): void => {
    if (loaded.parts === loaded.file.texts) return;
    loadingTexts ??= loadTextsOfOneBuild(loaded)
      .then(onComplete)
      .catch((error: unknown) => onWarning(error instanceof Error ? error.message : String(error)))
      .finally(() => (loadingTexts = undefined));
  };
  return {
    load: async () => startLoadingTexts(await getNames()),
    async search(requests) {
      const isFirst = !names;
      const loaded = await getNames();
      if (isFirst) startLoadingTexts(loaded);
      const answerAll = ({source}: LoadedIndex) => requests.map((request) => answerRequest(request, source));
      const results = answerAll(loaded);
      // An answer from the names alone does not wait for the texts, unless it is about types.
      const isWhole = ({nbHits, query}: SearchResult) => nbHits > 0 && !hasArrow(query);
      if (!loadingTexts || results.some(isWhole)) return results;
      await loadingTexts;
      return answerAll(await getNames());
    },
  };
}

/** @throws IndexError for a format that this script does not know: it is older than the site */
function readNamesOfSite(value: unknown): NamesFile {
  try {
    return readNames(value);
  } catch (error) {
    throw error instanceof OtherBuildError ? new IndexError(error.message, RELOAD_FOR_NEW_VERSION) : error;
  }
}

async function addTexts(
  {aliases, start, texts}: TextFile,
  {texts: known, ranker}: LoadedIndex,
): Promise<void> {
  const called = Object.entries(aliases).map(([index, list]) => [Number(index), list.split(',')] as const);
  for (let from = 0; from < called.length; from += TEXTS_AT_ONCE) {
    ranker.addAliases(called.slice(from, from + TEXTS_AT_ONCE));
    await pause();
  }
  for (let from = 0; from < texts.length; from += TEXTS_AT_ONCE) {
    const some = texts
      .slice(from, from + TEXTS_AT_ONCE)
      .map((text, index) => [start + from + index, text] as const);
    for (const [index, text] of some) known[index] = text;
    ranker.addText(some);
    await pause();
  }
}

interface LoadedIndex {
  readonly file: NamesFile;
  /** Number of all records. */
  readonly records: number;
  /** Texts that are loaded, by the number of their record. */
  readonly texts: string[];
  /** Number of text files that have been read. */
  parts: number;
  readonly ranker: Ranker;
  readonly source: AnswerSource;
}

/** Few, so that no request waits long while texts are added. */
const TEXTS_AT_ONCE = 20;

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
