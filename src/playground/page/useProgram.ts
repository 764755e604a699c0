import {useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState} from 'react';
import first from '@generated/playground-programs/default/first.json';
import type {DraftStore, Saved} from '@site/src/playground/share/draftStore';
import type {Program} from '@site/src/playground/share/program';
import type {ProgramFiles} from '@site/src/playground/messages/runEvents';
import {hasSameFiles} from '@site/src/playground/model/files';
import {
  programReducer,
  type ProgramAction,
  type ProgramState,
  openProgram,
} from '@site/src/playground/model/programState';
import {loadShare} from './loadShare';

const SAVE_DELAY_MILLISECONDS = 500;

/** What the reader is told of the program's way in and out. */
export interface Notice {
  readonly text: string;
  readonly actions: readonly {readonly label: string; act(): void}[];
}

export interface ProgramHandle {
  readonly state: ProgramState;
  readonly program: Program;
  readonly notice?: Notice;
  change(action: ProgramAction): void;
  /** Back to the first program; what was kept is forgotten. */
  reset(): void;
  dismissNotice(): void;
}

/** The program of the link, or what the reader wrote last, or the first program of the site; kept as it changes. */
export function useProgram(): ProgramHandle {
  const [state, change] = useReducer(programReducer, first, openProgram);
  const [notice, setNotice] = useState<Notice>();
  const [store, setStore] = useState<DraftStore>();
  /** The program as it was opened: it is not kept before it is changed. */
  const opened = useRef<ProgramFiles>(first.files);
  const hasLink = useRef(false);
  /** What the program is kept with, once it has changed. */
  const keep = useRef<() => void>(undefined);
  const {files, entry} = state;
  const latest = useRef(files);
  useLayoutEffect(() => {
    latest.current = files;
  });

  const forgetLink = useCallback(() => {
    if (hasLink.current) window.history.replaceState(window.history.state, '', window.location.pathname);
    hasLink.current = false;
  }, []);
  const open = useCallback((program: Pick<Program, 'files' | 'entry'>) => {
    opened.current = program.files;
    change({kind: 'replace-program', program});
  }, []);

  useEffect(() => {
    let isHere = true;
    let own: DraftStore | undefined;
    async function read() {
      const {createDraftStore, readAddress} = await loadShare();
      const {result, address} = await readAddress(window.location.href, first.compilerVersion);
      if (!isHere) return;
      keep.current?.();
      const isFirst = own === undefined;
      // A store that has not loaded the reader's own program does not write over it.
      if (isFirst || result.kind === 'program')
        own = createDraftStore({warn: (text) => setNotice({text, actions: []})});
      if (address) window.history.replaceState(window.history.state, '', address);
      hasLink.current = result.kind === 'program';
      if (result.kind === 'program') {
        open(result.program);
        const {compilerVersion} = result.program;
        if (compilerVersion !== first.compilerVersion)
          setNotice({text: otherVersion(compilerVersion), actions: []});
      }
      // Whoever has begun to write meanwhile goes on, and is asked which program is to stay.
      if (result.kind !== 'program' && isFirst && hasSameFiles(latest.current, opened.current)) {
        const draft = own?.load();
        if (draft) open(draft.program);
      }
      if (result.kind === 'bad') setNotice({text: result.message, actions: []});
      setStore(own);
    }
    // Without the script the page works, but keeps nothing.
    const tryToRead = () => void read().catch(() => undefined);
    tryToRead();
    window.addEventListener('hashchange', tryToRead);
    return () => {
      isHere = false;
      window.removeEventListener('hashchange', tryToRead);
    };
  }, [open]);

  useEffect(() => {
    if (!store || hasSameFiles(files, opened.current)) return;
    const program = {...first, files, entry};
    const tell = (saved: Saved) => {
      if (saved.kind !== 'conflict') return;
      const {theirs} = saved;
      setNotice({
        text: 'This browser has saved another program of yours. Which program do you want to keep?',
        actions: [
          {label: 'This program', act: () => void store.replace(program)},
          {
            label: 'The saved program',
            act() {
              store.load();
              open(theirs.program);
            },
          },
        ],
      });
    };
    const save = () => {
      keep.current = undefined;
      tell(store.save(program));
    };
    keep.current = save;
    const timer = setTimeout(() => {
      // The address is that of another program now.
      forgetLink();
      if (keep.current === save) save();
    }, SAVE_DELAY_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [store, files, entry, open, forgetLink]);

  // Whoever leaves at once has the last words kept as well.
  useEffect(() => {
    const leave = () => keep.current?.();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    state,
    program: {...first, files, entry},
    notice,
    change,
    reset() {
      store?.forget();
      keep.current = undefined;
      forgetLink();
      open(first);
    },
    dismissNotice: () => setNotice(undefined),
  };
}

function otherVersion(version: string): string {
  return `This program was written with Wing ${version}. The playground compiles it with ${first.compilerVersion}.`;
}
