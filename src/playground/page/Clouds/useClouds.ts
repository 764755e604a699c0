import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {Refusal} from '@site/src/lib/entrance/refusal';
import type {RunError} from '@site/src/playground/messages/runEvents';
import type {CloudSettings} from '@site/src/playground/messages/sandboxMessages';
import {type CloudState, DEBOUNCE_MILLISECONDS} from '@site/src/playground/model/cloudChanges';
import type {ProgramSources} from '@site/src/playground/model/programState';
import type {CloudView, RunView} from '@site/src/playground/model/runView';
import {readTerraform} from '@site/src/playground/model/terraform';
import type {CloudPlatform} from '@site/src/wing/language/platforms';
import {useRun} from '../useRun';

/** What a cloud would get, or why it would get nothing. */
export type CloudResult =
  | ({readonly kind: 'compiled'; readonly view: Extract<CloudView, {kind: 'cloud'}>} & CloudState)
  | {readonly kind: 'failed'; readonly error: RunError; readonly isUnsupported: boolean};

export type CloudResults = Readonly<Partial<Record<CloudPlatform, CloudResult>>>;

interface CloudsHandle {
  readonly view: RunView;
  /** Of the last run that has ended; those of the run before stay until then. */
  readonly results: CloudResults;
  /** The results that the reader compares with: those of the last press of the button. */
  readonly before: CloudResults;
  /** Called when the reader reaches for the button. */
  prepare(): void;
  /** Compiles now, and again after each change. */
  start(): void;
}

interface CloudsOptions {
  readonly program: ProgramSources;
  readonly clouds: readonly CloudPlatform[];
  /** Nothing is compiled without them. */
  readonly settings: CloudSettings | undefined;
  /** Nothing is compiled while nobody sees it. */
  readonly isShown: boolean;
  /** Whether the reader has already asked for it. */
  readonly isStarted: boolean;
}

interface ShownResults {
  readonly results?: CloudResults;
  /** Number of the press that `before` belongs to. */
  readonly press: number;
  readonly before: CloudResults;
}

/** Compiles a program for clouds once the reader asks for it, and from then on whenever it changes. */
export function useClouds(
  engine: string,
  {program, clouds, settings, isShown, isStarted}: CloudsOptions,
): CloudsHandle {
  const {view, prepare, start: startRun} = useRun(engine);
  const [presses, setPresses] = useState(isStarted ? 1 : 0);
  const [shown, setShown] = useState<ShownResults>({press: 0, before: {}});
  const {files, entry} = program;
  const key = clouds.join();

  const run = useCallback(() => {
    const chosen = key.split(',') as CloudPlatform[];
    startRun({files, entry, mode: 'clouds', clouds: chosen, cloudSettings: settings, network: false});
  }, [startRun, files, entry, key, settings]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (presses === 0 || !isShown || key === '' || !settings) return;
    const timer = setTimeout(run, isFirst.current ? 0 : DEBOUNCE_MILLISECONDS);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [presses, isShown, key, settings, run]);

  const isDone = view.end === 'itself' && !view.failure && !view.unsupported;
  const read = useMemo(() => (isDone ? readResults(view) : undefined), [isDone, view]);
  if (read && read !== shown.results)
    setShown({results: read, press: presses, before: shown.press === presses ? shown.before : read});

  return {
    view,
    results: shown.results ?? {},
    before: shown.before,
    prepare,
    start() {
      isFirst.current = true;
      setPresses((count) => count + 1);
    },
  };
}

function readResults({clouds}: RunView): CloudResults {
  return Object.fromEntries(Object.entries(clouds).map(([cloud, view]) => [cloud, readResult(view)]));
}

function readResult(view: CloudView): CloudResult {
  if (view.kind === 'cloud-failed')
    return {kind: 'failed', error: view.error, isUnsupported: view.isUnsupported};
  try {
    return {kind: 'compiled', view, config: readTerraform(view.terraform), calls: view.calls};
  } catch (error) {
    // A program can send any text.
    if (!(error instanceof Refusal)) throw error;
    return {kind: 'failed', error: {message: error.message, frames: []}, isUnsupported: false};
  }
}
