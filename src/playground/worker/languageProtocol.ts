/** What a page and its language worker say to each other. */
import type {LanguageServices} from '../engine/compiler/languageServices';

/** What a page asks: the language services, and that the compiler be loaded. */
export interface LanguageMethods extends LanguageServices {
  /** @param sizes bytes of the engine's files, to tell how much has come */
  load(sizes: Readonly<Record<string, number>>): void;
}

export type LanguageMethod = keyof LanguageMethods;

/** Each is answered, in the order in which they come. The first one is `load`. */
export type LanguageRequest = {
  readonly [M in LanguageMethod]: {
    readonly id: number;
    readonly method: M;
    readonly parameters: Parameters<LanguageMethods[M]>;
  };
}[LanguageMethod];

export type LanguageReply =
  | {readonly id: number; readonly result: unknown}
  | {readonly id: number; readonly failure: string}
  /** Bytes of the compiler that have come, of all. */
  | {readonly loaded: number; readonly total: number};
