import type {DraftStore} from '../share/draftStore';
import type {Program} from '../share/program';

export const SAVE_DELAY_MILLISECONDS = 500;

/** Another tab has saved its program in the meantime, or this one has never shown what is saved. */
export interface DraftConflict {
  /** The program of this tab as it could not be saved. */
  readonly unsaved: Program;
  readonly saved: Program;
}

/** Saves the program a moment after the reader's last change. */
interface DraftSaver {
  /** From now on, programs are saved in this store. */
  setStore(store: DraftStore): void;
  /** The draft that the browser has kept. */
  load(): Program | undefined;
  schedule(program: Program): void;
  /** Saves what is scheduled without waiting any longer. */
  flush(): void;
  cancel(): void;
  /** Deletes the draft. */
  forget(): void;
  /** Settles a conflict: the program that could not be saved replaces the saved one. */
  keepThisProgram(): void;
  /**
   * Settles a conflict: later changes replace the saved program.
   *
   * @returns the program that is saved now, which may be newer than that of the conflict
   */
  keepSavedProgram(): Program | undefined;
}

/** @param onSaved called after each attempt */
export function createDraftSaver(onSaved: (conflict?: DraftConflict) => void): DraftSaver {
  let store: DraftStore | undefined;
  let scheduled: {readonly program: Program; readonly timer: ReturnType<typeof setTimeout>} | undefined;
  /** The store belongs to it, as a link that is opened before the reader chooses comes with another one. */
  let conflict: {readonly store: DraftStore; readonly unsaved: Program} | undefined;

  function cancel(): void {
    clearTimeout(scheduled?.timer);
    scheduled = undefined;
  }

  function flush(): void {
    if (!store || !scheduled) return;
    const {program: unsaved} = scheduled;
    cancel();
    const saved = store.save(unsaved);
    conflict = saved.kind === 'conflict' ? {store, unsaved} : undefined;
    onSaved(saved.kind === 'conflict' ? {unsaved, saved: saved.theirs.program} : undefined);
  }

  return {
    setStore: (next) => (store = next),
    load: () => store?.load()?.program,
    schedule(program) {
      cancel();
      scheduled = {program, timer: setTimeout(flush, SAVE_DELAY_MILLISECONDS)};
    },
    flush,
    cancel,
    forget() {
      cancel();
      store?.forget();
    },
    keepThisProgram: () => conflict?.store.replace(conflict.unsaved),
    keepSavedProgram: () => conflict?.store.load()?.program,
  };
}
