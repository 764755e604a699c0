/** A page in Chromium with the packed engine, which compiles and runs programs. */
import {join} from 'node:path';
import type {RunEvent} from '../../../../src/playground/messages/runEvents';
import type {StoredEngine} from '../../../../src/playground/pack/engineCache';
import type {ProgramToRun} from '../../../../src/playground/messages/sandboxMessages';
import {launchChromium} from '../../../support/browsers';
import type {PageCompilation, PageEngine} from './pageScript';
import {serveEngine} from './serveEngine';

export interface EnginePage {
  compile(program: Pick<ProgramToRun, 'files' | 'entry'>): Promise<PageCompilation>;
  /**
   * Runs a program to its end, or to the end of preflight in the mode `live`.
   *
   * @param isAlone whether the program gets its own worker @default true
   * @returns the events of the run, except the large ones
   */
  run(program: ProgramToRun, isAlone?: boolean): Promise<readonly RunEvent[]>;
  close(): Promise<void>;
}

type EngineWindow = Window & {readonly engine: PageEngine};

/** @param limit milliseconds after which a run is ended */
export async function openEnginePage(stored: StoredEngine, limit: number): Promise<EnginePage> {
  const server = await serveEngine(stored, join(__dirname, 'pageScript.ts'));
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(server.origin);
  await page.evaluate(() => (window as unknown as EngineWindow).engine.load());
  return {
    compile: ({files, entry}) =>
      page.evaluate((program) => (window as unknown as EngineWindow).engine.compile(program), {
        files,
        entry,
      }),
    run: (program, isAlone = true) =>
      page.evaluate((limited) => (window as unknown as EngineWindow).engine.run(limited), {
        ...program,
        limit,
        isAlone,
      }),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
