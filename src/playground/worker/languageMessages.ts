/** The messages between a page and its language worker. */
import type {LanguageServices} from '../engine/compiler/languageServices';
import type {DownloadProgress} from '../model/downloadProgress';

/** The requests of a page: the language services, and loading the compiler. */
export interface LanguageMethods extends LanguageServices {
  /** @param sizes bytes of the engine's files, for the total of the progress */
  load(sizes: Readonly<Record<string, number>>): void;
}

export type LanguageMethod = keyof LanguageMethods;

/** Each has a response, in the order of the requests. The first request is `load`. */
export type LanguageRequest = {
  readonly [M in LanguageMethod]: {
    readonly id: number;
    readonly method: M;
    readonly params: Parameters<LanguageMethods[M]>;
  };
}[LanguageMethod];

interface LanguageFailure {
  readonly message: string;
  /** Whether the server no longer has a file of the compiler. */
  readonly isMissing?: boolean;
}

type LanguageResponse =
  {readonly id: number; readonly result: unknown} | {readonly id: number; readonly error: LanguageFailure};

export type LanguageMessage = LanguageResponse | {readonly progress: DownloadProgress};
