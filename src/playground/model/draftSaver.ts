import type {DraftStore} from '../share/draftStore';
import type {Program} from '../share/program';

export const SAVE_DELAY_MILLISECONDS = 500;

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
  /** Settles a conflict: later changes replace the saved program. */
  keepSavedProgram(): void;
}

/** @param onSaved called after each attempt; with the saved program when another tab has saved it in the meantime */
export function createDraftSaver(onSaved: (conflict?: Program) => void): DraftSaver {
  let store: DraftStore | undefined;
  let scheduled: {readonly program: Program; readonly timer: ReturnType<typeof setTimeout>} | undefined;
  /** The store belongs to it, as a link that is opened before the reader chooses comes with another one. */
  let conflict: {readonly store: DraftStore; readonly program: Program} | undefined;

  function cancel(): void {
    clearTimeout(scheduled?.timer);
    scheduled = undefined;
  }

  function flush(): void {
    if (!store || !scheduled) return;
    const {program} = scheduled;
    cancel();
    const saved = store.save(program);
    conflict = saved.kind === 'conflict' ? {store, program} : undefined;
    onSaved(saved.kind === 'conflict' ? saved.theirs.program : undefined);
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
    keepThisProgram: () => conflict?.store.replace(conflict.program),
    keepSavedProgram: () => conflict?.store.load(),
  };
}
