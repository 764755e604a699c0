import {useEffect, useReducer, useState} from 'react';
import first from '@generated/playground-programs/default/first.json';
import {createDraftSaver} from '@site/src/playground/model/draftSaver';
import {
  isUnsaved,
  type SessionAction,
  sessionReducer,
  startSession,
} from '@site/src/playground/model/programSession';
import type {ProgramAction, ProgramState} from '@site/src/playground/model/programState';
import type {Program} from '@site/src/playground/share/program';
import {loadShare} from './loadShare';
import {messageNotice, type Notice} from './NoticeBar';

interface ProgramHandle {
  readonly state: ProgramState;
  readonly program: Program;
  readonly notice?: Notice;
  change(action: ProgramAction): void;
  /** Opens the first program and deletes the draft. */
  reset(): void;
}

/**
 * The program of the address, or else the reader's draft, or else the first program of the site. It is saved as the reader
 * changes it. `programSession.ts` decides; this connects it with the address bar and the browser's storage.
 */
export function useProgram(): ProgramHandle {
  const [session, dispatch] = useReducer(sessionReducer, first, startSession);
  const [saver] = useState(() => createDraftSaver((conflict) => dispatch({kind: 'saved', conflict})));
  const {phase, conflict, message, program: state} = session;
  const {files, entry} = state;

  useEffect(() => {
    let isCurrent = true;
    let hasStore = false;
    async function readAddress() {
      const {createDraftStore, readProgramAddress} = await loadShare();
      const {result, rewritten} = await readProgramAddress(window.location.href, first.compilerVersion);
      if (!isCurrent) return;
      saver.flush();
      // A store that has not loaded the draft does not overwrite it with the program of a link.
      if (!hasStore || result.kind === 'program')
        saver.setStore(createDraftStore({warn: (text) => dispatch({kind: 'show-message', message: text})}));
      hasStore = true;
      if (rewritten) replaceAddress(rewritten);
      dispatch({kind: 'address-read', result});
    }
    // Without the script the page works, but saves nothing.
    const tryToRead = () => void readAddress().catch(() => undefined);
    tryToRead();
    window.addEventListener('hashchange', tryToRead);
    return () => {
      isCurrent = false;
      window.removeEventListener('hashchange', tryToRead);
    };
  }, [saver]);

  useEffect(() => {
    if (phase === 'restoring') dispatch({kind: 'draft-read', draft: saver.load()});
    if (phase === 'edited-link') replaceAddress(window.location.pathname);
  }, [phase, saver]);

  const hasToBeSaved = isUnsaved(session);
  useEffect(() => {
    if (hasToBeSaved) saver.schedule({...first, files, entry});
    else saver.cancel();
  }, [hasToBeSaved, files, entry, saver]);

  useEffect(() => {
    const {flush} = saver;
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [saver]);

  const settle = (action: SessionAction, settleStored: () => void) => () => {
    settleStored();
    dispatch(action);
  };
  return {
    state,
    program: {...first, files, entry},
    notice: conflict
      ? {
          text: 'This browser has saved another program of yours. Which program do you want to keep?',
          actions: [
            {label: 'This program', act: settle({kind: 'keep-this-program'}, saver.keepThisProgram)},
            {label: 'The saved program', act: settle({kind: 'open-saved-program'}, saver.keepSavedProgram)},
          ],
        }
      : messageNotice(message, () => dispatch({kind: 'dismiss-message'})),
    change: dispatch,
    reset: settle({kind: 'reset'}, saver.forget),
  };
}

function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}
