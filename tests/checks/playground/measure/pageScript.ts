/** The script of the page of `measure.ts`: the clients of the playground, with a clock. */
import {createLanguageClient, type LanguageClient} from '../../../../src/playground/client/languageClient';
import type {RunOptions} from '../../../../src/playground/client/run';
import {createRuns} from '../../../../src/playground/client/runs';
import type {RunEvent} from '../../../../src/playground/messages/runEvents';
import type {EngineManifest} from '../../../../src/playground/engine/fileNames';

export interface MeasurePage {
  /** Loads the language services. @returns milliseconds from the navigation until the compiler is ready */
  ready(): Promise<number>;
  /** Loads the compiler and checks a program. @returns milliseconds from the navigation until its diagnostics are there */
  firstDiagnostics(text: string): Promise<number>;
  nextDiagnostics(text: string): Promise<number>;
  /** Lines and columns count from zero. */
  hover(line: number, character: number): Promise<number>;
  complete(line: number, character: number): Promise<number>;
  /** Creates the worker of the next run. */
  prepare(): void;
  /** @returns milliseconds from Run until all tests have run @throws Error when one of them does not pass */
  run(text: string): Promise<number>;
  /** @returns milliseconds until the page has what AWS would get @throws Error when it would get nothing */
  compileForCloud(text: string): Promise<number>;
}

declare const ENGINE: EngineManifest;

const ENTRY = 'main.w';
const directory = `/${ENGINE.directory}/`;
const runs = createRuns();
let client: LanguageClient | undefined;

const language = () => (client ??= createLanguageClient({baseUrl: '/', engine: ENGINE}));

async function time(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

/** Runs a program to its end. */
async function runToEnd(
  text: string,
  options: Pick<RunOptions, 'mode' | 'clouds'>,
  onEvent: (event: RunEvent) => void,
): Promise<void> {
  const program = {files: {[ENTRY]: text}, entry: ENTRY, network: false};
  await runs.start({directory, ...program, ...options, onEvent}).done;
}

const page: MeasurePage = {
  async ready() {
    await language().load();
    return performance.now();
  },
  async firstDiagnostics(text) {
    await language().update({[ENTRY]: text}, ENTRY);
    return performance.now();
  },
  nextDiagnostics: (text) => time(() => language().update({[ENTRY]: text}, ENTRY)),
  hover: (line, character) => time(() => language().hover({uri: ENTRY, position: {line, character}})),
  complete: (line, character) => time(() => language().completion({uri: ENTRY, position: {line, character}})),
  prepare: () => runs.prepare(directory),
  run: (text) =>
    time(async () => {
      const events: RunEvent[] = [];
      const onEvent = (event: RunEvent) => void events.push(event);
      await runToEnd(text, {mode: 'test'}, onEvent);
      const tests = events.filter((event) => event.kind === 'test');
      if (tests.length === 0 || !tests.every(({pass}) => pass)) throw new Error(JSON.stringify(events));
    }),
  compileForCloud: (text) =>
    time(async () => {
      const events: RunEvent[] = [];
      await runToEnd(text, {mode: 'clouds', clouds: ['tf-aws']}, (event) => void events.push(event));
      if (!events.some(({kind}) => kind === 'cloud')) throw new Error(JSON.stringify(events));
    }),
};

Object.assign(window, {measure: page});
