import {DRAFT_KEY, type Draft, readDraft, writeDraft} from './draft';
import {type Program, programProblems} from './program';

export interface DraftStore {
  /** Returns the stored draft, which this tab continues from now on. */
  load(): Draft | undefined;
  /** Stores a program, unless another tab has stored one since. */
  save(program: Program): Saved;
  /** Stores a program in place of the one from another tab: the reader has chosen. */
  replace(program: Program): Saved;
  /** Deletes the draft of this tab. */
  forget(): void;
}

type Saved =
  | {readonly kind: 'saved'}
  /** Only until the tab is closed. */
  | {readonly kind: 'in-memory'}
  /** Nothing was written: both programs are still there, and the reader chooses between `replace` and `load`. */
  | {readonly kind: 'conflict'; readonly theirs: Draft};

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface DraftStoreOptions {
  /** Called once for each reason why a draft is not stored, with a sentence for the reader. */
  readonly warn: (message: string) => void;
  /** May throw, as the browser's storage does where it is turned off. @default the browser's */
  readonly storage?: () => DraftStorage;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Stores the reader's program from one visit to the next, as far as the browser allows. */
export function createDraftStore({
  warn,
  // oxlint-disable-next-line no-restricted-globals -- `readDraft` bounds what was stored
  storage = () => localStorage,
  now = Date.now,
}: DraftStoreOptions): DraftStore {
  /** The text that this tab has read or written last. If the stored text differs, another tab wrote it. */
  let lastText: string | null = null;
  let memory: Draft | undefined;
  const warnings = new Set<string>();

  function warnOnce(message: string): void {
    if (!warnings.has(message)) warn(message);
    warnings.add(message);
  }

  /** @returns nothing if storage is off */
  function attempt<Value>(action: (storage: DraftStorage) => Value): Value | undefined {
    try {
      return action(storage());
    } catch {
      warnOnce(STORAGE_OFF);
      return undefined;
    }
  }

  function load(): Draft | undefined {
    if (memory) return memory;
    const stored = attempt((open) => open.getItem(DRAFT_KEY)) ?? null;
    const draft = readDraft(stored);
    if (draft === 'newer') {
      warnOnce(NEWER);
      return undefined;
    }
    lastText = stored;
    return draft;
  }

  function save(program: Program): Saved {
    const stored = attempt((open) => open.getItem(DRAFT_KEY)) ?? null;
    const theirs = stored === lastText ? undefined : readDraft(stored);
    if (theirs === 'newer') return keepInMemory(program, NEWER);
    if (!theirs || isSame(theirs.program, program)) return replace(program);
    // Else `load` would return what this tab could not store before.
    memory = undefined;
    return {kind: 'conflict', theirs};
  }

  function replace(program: Program): Saved {
    const problems = programProblems(program);
    if (problems.length > 0) return keepInMemory(program, [NOT_KEPT, ...problems].join(' '));
    const text = writeDraft({program, savedAt: now()});
    const isWritten = attempt((open) => {
      open.setItem(DRAFT_KEY, text);
      return true;
    });
    if (!isWritten) return keepInMemory(program, STORAGE_OFF);
    lastText = text;
    memory = undefined;
    return {kind: 'saved'};
  }

  function keepInMemory(program: Program, reason: string): Saved {
    warnOnce(reason);
    memory = {program, savedAt: now()};
    return {kind: 'in-memory'};
  }

  function forget(): void {
    memory = undefined;
    attempt((open) => {
      if (open.getItem(DRAFT_KEY) === lastText) open.removeItem(DRAFT_KEY);
    });
  }

  return {load, save, replace, forget};
}

function isSame(one: Program, other: Program): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const STORAGE_OFF =
  'Your browser keeps nothing for this site: what you write is lost when you close the tab.';
const NOT_KEPT = 'What you write is lost when you close the tab.';
const NEWER = 'A newer playground has kept a program that this page cannot read: reload the page to see it.';
