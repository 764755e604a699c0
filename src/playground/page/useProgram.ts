import {useEffect, useReducer, useState} from 'react';
import first from '@generated/learning/default/first.json';
import {latestOnly} from '@site/src/lib/latestOnly';
import {createDraftSaver} from '@site/src/playground/model/draftSaver';
import {
  isUnsaved,
  type RunSettings,
  sessionReducer,
  startSession,
} from '@site/src/playground/model/programSession';
import type {ProgramAction, ProgramState} from '@site/src/playground/model/programState';
import type {createDraftStore} from '@site/src/playground/share/draftStore';
import type {Program} from '@site/src/playground/share/program';
import {currentAddress, plainAddress, replaceAddress} from './address';
import {loadShare} from './loadShare';
import {messageNotice, type Notice} from './NoticeBar';
import type {ProgramAddress} from './share';
import {useKeptInAddress} from './useKeptInAddress';

interface ProgramHandle {
  readonly state: ProgramState;
  readonly program: Program;
  readonly settings: RunSettings;
  readonly notice?: Notice;
  change(action: ProgramAction): void;
  setSettings(settings: RunSettings): void;
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
  const {phase, conflict, message, settings, program: state} = session;
  const {files, entry} = state;

  useEffect(() => {
    let hasStore = false;
    const readings = latestOnly<ReadAddress>(
      ({result, rewritten, createDraftStore}) => {
        saver.flush();
        // A store that has not loaded the draft does not overwrite it with the program of a link.
        if (!hasStore || result.kind === 'program')
          saver.setStore(createDraftStore({warn: (text) => dispatch({kind: 'show-message', message: text})}));
        hasStore = true;
        if (rewritten) replaceAddress(rewritten);
        dispatch({kind: 'address-read', result});
      },
      () => dispatch({kind: 'show-message', message: NOT_LOADED}),
    );
    const read = () => readings.wait(readAddress());
    read();
    window.addEventListener('hashchange', read);
    return () => {
      readings.cancel();
      window.removeEventListener('hashchange', read);
    };
  }, [saver]);

  useEffect(() => {
    if (phase === 'restoring') dispatch({kind: 'draft-read', draft: saver.load()});
    if (phase === 'left-link') replaceAddress(plainAddress());
  }, [phase, saver]);
  const isLost = useKeptInAddress(phase === 'edited-link' ? conflict?.unsaved : undefined);

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

  const keepThisProgram = () => {
    saver.keepThisProgram();
    dispatch({kind: 'keep-this-program'});
  };
  const openSavedProgram = () => dispatch({kind: 'open-saved-program', program: saver.keepSavedProgram()});
  return {
    state,
    program: {...first, files, entry},
    settings,
    notice: conflict
      ? {
          text: isLost ? `${CONFLICT} ${LOST}` : `${CONFLICT} ${KEPT}`,
          actions: [
            {label: 'This program', act: keepThisProgram},
            {label: 'The saved program', act: openSavedProgram},
          ],
        }
      : messageNotice(message, () => dispatch({kind: 'dismiss-message'})),
    change: dispatch,
    setSettings: (chosen) => dispatch({kind: 'set-run', settings: chosen}),
    reset() {
      saver.forget();
      dispatch({kind: 'reset'});
    },
  };
}

interface ReadAddress extends ProgramAddress {
  readonly createDraftStore: typeof createDraftStore;
}

async function readAddress(): Promise<ReadAddress> {
  const share = await loadShare();
  const address = await share.readProgramAddress(currentAddress(), first.compilerVersion);
  return {...address, createDraftStore: share.createDraftStore};
}

const CONFLICT = 'This browser has saved another program of yours. Which program do you want to keep?';
const KEPT = 'Until you choose, your changes are kept only in the address of this page.';
const LOST =
  'Until you choose, your changes aren’t kept anywhere: this program is too large for the address of this page.';
const NOT_LOADED =
  'A part of the playground didn’t load: links don’t open, and what you write is lost when you close the tab. Reload the page to try again.';
