/** What becomes `wing.js`: the engine for a page that is not of this site. `api.ts` becomes its types. */
import {createLanguageClient} from '../../client/languageClient';
import {createRuns} from '../../client/runs';
import type {ProgramDiagnostic} from '../../engine/compiler/diagnostics';
import type {EngineManifest} from '../../engine/fileNames';
import type * as api from './api';

/** Written by the bundler; its directory is beside this script. */
declare const ENGINE: EngineManifest;

const baseUrl = new URL('./', import.meta.url).href;
const language = createLanguageClient({baseUrl, engine: ENGINE});
const runs = createRuns();

let latest: Promise<unknown> = Promise.resolve();

export const compile: typeof api.compile = async ({files, entry}) => {
  // Of several updates that wait, the client would compile the last one only.
  const compiled = latest.then(() => language.update(files, entry));
  latest = compiled.catch(() => undefined);
  return (await compiled).map(toDiagnostic);
};

export const run: typeof api.run = (program, {mode = 'test', network = false, onEvent, ...options}) =>
  runs.start({
    ...options,
    files: program.files,
    entry: program.entry,
    mode,
    network,
    directory: `${baseUrl}${ENGINE.directory}/`,
    // A function of its own, so that the events are compared with those of `api.ts`.
    onEvent: (event) => onEvent(event),
  });

function toDiagnostic({severity, message, hints, location}: ProgramDiagnostic): api.Diagnostic {
  if (!location) return {severity, message, hints};
  const {uri, range, column} = location;
  return {severity, message, hints, place: {file: uri, line: range.start.line + 1, column}};
}
