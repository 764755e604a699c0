import {DRAFT_KEY, type Draft, readDraft, writeDraft} from './draft';
import {type Program, programProblems} from './program';

export interface DraftStore {
  /** The draft that is kept; this tab goes on with it from now on. */
  load(): Draft | undefined;
  /** Keeps a program, unless there is one that this tab has neither loaded nor kept. */
  save(program: Program): Saved;
  /** Keeps a program in the place of that of another tab: the reader has chosen. */
  replace(program: Program): Saved;
  /** Keeps nothing of this tab any more. */
  forget(): void;
}

export type Saved =
  | {readonly kind: 'saved'}
  /** Only until the tab is closed. */
  | {readonly kind: 'in-memory'}
  /** Nothing was written: both programs are still there, and the reader chooses between `replace` and `load`. */
  | {readonly kind: 'conflict'; readonly theirs: Draft};

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface DraftStoreOptions {
  /** Told in a sentence for the reader why a draft is not kept; of each reason once. */
  readonly warn: (message: string) => void;
  /** May throw, as the browser's does where storage is off. @default the browser's */
  readonly storage?: () => DraftStorage;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Keeps what the reader writes from one visit to the next, as far as the browser lets it. */
export function createDraftStore({
  warn,
  storage = () => localStorage,
  now = Date.now,
}: DraftStoreOptions): DraftStore {
  /** The text that this tab has read or written last. Another one in its place is of another tab. */
  let seen: string | null = null;
  let memory: Draft | undefined;
  const warnings = new Set<string>();

  function warnOnce(message: string): void {
    if (!warnings.has(message)) warn(message);
    warnings.add(message);
  }

  /** @returns nothing where storage is off */
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
    seen = stored;
    return draft;
  }

  function save(program: Program): Saved {
    const stored = attempt((open) => open.getItem(DRAFT_KEY)) ?? null;
    const theirs = stored === seen ? undefined : readDraft(stored);
    if (theirs === 'newer') return keepInMemory(program, NEWER);
    return theirs && !isSame(theirs.program, program) ? {kind: 'conflict', theirs} : replace(program);
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
    seen = text;
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
      if (open.getItem(DRAFT_KEY) === seen) open.removeItem(DRAFT_KEY);
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
