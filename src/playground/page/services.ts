/**
 * What stands behind the page, each loaded when it is needed: nothing of the compiler or the simulator is in the script
 * that the page begins with.
 */
import engine from '@generated/playground/default/engine.json';
import type {Run, RunOptions} from '@site/src/playground/client/run';
import type {Runs} from '@site/src/playground/client/runs';
import type {DownloadProgress} from '@site/src/playground/model/downloadProgress';
import {
  toEdits,
  toPosition,
  toProblem,
  toProposal,
  toProtocolPosition,
  toSignature,
  toSymbols,
} from '@site/src/playground/model/fromProtocol';
import type {LanguageServices, Question} from '@site/src/playground/model/language';

export interface LanguageHandle extends LanguageServices {
  close(): void;
}

/** Loads the compiler. @throws Error when it does not arrive */
export async function loadLanguage(
  baseUrl: string,
  onProgress: (progress: DownloadProgress) => void,
): Promise<LanguageHandle> {
  const {createLanguageClient} = await import(
    /* webpackChunkName: "playground-language" */ '@site/src/playground/client/languageClient'
  );
  const client = createLanguageClient({baseUrl, engine});
  client.onProgress((loaded, total) => onProgress({loaded, total}));
  try {
    await client.load();
  } catch (error) {
    client.close();
    throw error;
  }
  let program: Parameters<LanguageServices['update']> | undefined;
  let begin = (): void => undefined;
  // What is asked before the program is there would be answered for none.
  const begun = new Promise<void>((resolve) => (begin = resolve));
  /** Hands over what was written since the last update, which the worker reads before it answers. */
  const at = (question: Question) => {
    const {file, text} = question;
    if (program) client.update({...program[0], [file]: text}, program[1]).catch(() => undefined);
    return toProtocolPosition(question);
  };
  return {
    async update(files, entry) {
      program = [files, entry];
      begin();
      return (await client.update(files, entry)).map(toProblem);
    },
    async hover(question) {
      const answer = await client.hover(at(question));
      return answer && {text: answer.contents.value};
    },
    async complete(question) {
      await begun;
      return (await client.complete(at(question))).map(toProposal);
    },
    signatureHelp: async (question) => toSignature(await client.signatureHelp(at(question))),
    async definition(question) {
      const answer = await client.definition(at(question));
      return answer && toPosition(answer);
    },
    rename: async (question, name) => toEdits(await client.rename(at(question), name)),
    symbols: async (file) => toSymbols(file, await client.symbols(file)),
    close: () => client.close(),
  };
}

/** Loads what runs need ahead of the first. */
export function prepareRuns(baseUrl: string): void {
  loadRuns().then(
    ({prepare}) => prepare(directoryBelow(baseUrl)),
    () => undefined,
  );
}

/** Starts a run. @throws Error when the script that does it does not arrive */
export async function loadRun(baseUrl: string, options: Omit<RunOptions, 'directory'>): Promise<Run> {
  const {start} = await loadRuns();
  return start({...options, directory: directoryBelow(baseUrl)});
}

/**
 * Keeps what runs happen in. It is given up with the last that needs it: the reader goes to another page of the site.
 *
 * @returns ends it
 */
export function holdRuns(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
    runs?.then(
      ({close}) => holders === 0 && close(),
      () => undefined,
    );
  };
}

let holders = 0;

let runs: Promise<Runs> | undefined;

function loadRuns(): Promise<Runs> {
  runs ??= import('./runs').then(
    ({createRuns}) => createRuns(),
    (error: unknown) => {
      runs = undefined;
      throw error;
    },
  );
  return runs;
}

function directoryBelow(baseUrl: string): string {
  return `${baseUrl}${engine.directory}/`;
}
