import {NAMES_FILE, type NamesFile, textFile, type TextFile} from '../shared/files';
import type {SearchRequest, SearchResult} from '../shared/types';
import {answer, type AnswerSource} from './answers';
import {decode} from './decode';
import {createEngine, type Engine} from './engine';
import type {Addresses} from './protocol';

export interface SearchIndex {
  /**
   * Loads what the first answer needs, and begins to load the texts.
   *
   * @throws Error when the names cannot be read; the next call tries again
   */
  load(): Promise<void>;
  /** @throws Error when the names cannot be read */
  search(requests: readonly SearchRequest[]): Promise<SearchResult[]>;
}

export interface IndexOptions {
  readonly addresses: Addresses;
  readonly fetchJson: (url: string) => Promise<unknown>;
  /** Told why texts cannot be read; answers go on without them. */
  readonly warn: (message: string) => void;
  /** Told when all texts are there: the same question may have more results from now on. */
  readonly complete: () => void;
}

/** The index in the reader's browser: names first, texts as they come. */
export function createSearchIndex({addresses, fetchJson, warn, complete}: IndexOptions): SearchIndex {
  let names: Promise<Loaded> | undefined;
  const texts = new Map<number, Promise<void>>();

  const loadNames = async (): Promise<Loaded> => {
    const file = (await fetchJson(addresses.index + NAMES_FILE)) as NamesFile;
    const engine = createEngine();
    engine.addRecords(decode(file));
    const known: string[] = [];
    const source = {
      engine,
      language: file.language,
      siteUrl: addresses.site,
      textOf: (index: number) => known[index] ?? '',
    };
    return {file, known, source, engine};
  };
  const loadText = async (number: number, {file, known, engine}: Loaded): Promise<void> => {
    const part = (await fetchJson(addresses.index + textFile(number))) as TextFile;
    if (part.version !== file.version)
      throw new Error(`${textFile(number)} is of another build than ${NAMES_FILE}`);
    for (let from = 0; from < part.texts.length; from += TEXTS_AT_ONCE) {
      const some = part.texts
        .slice(from, from + TEXTS_AT_ONCE)
        .map((text, index) => [part.start + from + index, text] as const);
      some.forEach(([index, text]) => (known[index] = text));
      engine.addText(some);
      await pause();
    }
  };
  const load = async (): Promise<Loaded> => {
    names ??= loadNames();
    const loaded = await names.catch((error: unknown) => {
      names = undefined;
      throw error;
    });
    const before = texts.size;
    for (let number = 0; number < loaded.file.texts; number++) {
      if (texts.has(number)) continue;
      const text = loadText(number, loaded).catch((error: unknown) => {
        texts.delete(number);
        warn(error instanceof Error ? error.message : String(error));
      });
      texts.set(number, text);
    }
    // What fails takes itself out of the list.
    if (texts.size > before) {
      void Promise.all(texts.values()).then(() => texts.size === loaded.file.texts && complete());
    }
    return loaded;
  };
  return {
    load: async () => void (await load()),
    async search(requests) {
      const {source} = await load();
      const results = requests.map((request) => answer(request, source));
      // Where names alone give an answer, nobody waits for the texts.
      if (results.some(({nbHits}) => nbHits > 0)) return results;
      await Promise.all(texts.values());
      return requests.map((request) => answer(request, source));
    },
  };
}

interface Loaded {
  readonly file: NamesFile;
  /** Texts by the number of their record, as far as they are there. */
  readonly known: string[];
  readonly engine: Engine;
  readonly source: AnswerSource;
}

/** Few, so that no question waits long for its turn. */
const TEXTS_AT_ONCE = 20;

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
