import {describe, expect, it} from 'vitest';
import {DRAFT_KEY} from '../draft';
import {createDraftStore} from '../draftStore';
import {HELLO, withFiles} from './programs';

const OTHER = withFiles({'lib.w': '// other'});

/** A browser's storage, and the tabs that share it. */
function createTestContext() {
  const kept = new Map<string, string>();
  const warnings: string[] = [];
  const state = {isOff: false, isFull: false};
  const storage = () => {
    if (state.isOff) throw new DOMException('denied', 'SecurityError');
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => void kept.delete(key),
      setItem(key: string, value: string) {
        if (state.isFull) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, value);
      },
    };
  };
  const openTab = () => createDraftStore({storage, warn: (text) => warnings.push(text), now: () => 1000});
  return {kept, warnings, state, openTab};
}

describe('the draft store', () => {
  it('keeps a program from one visit to the next', () => {
    const {openTab, warnings} = createTestContext();
    expect(openTab().load()).toBeUndefined();
    expect(openTab().save(HELLO)).toEqual({kind: 'saved'});
    expect(openTab().load()).toEqual({program: HELLO, savedAt: 1000});
    expect(warnings).toEqual([]);
  });

  it('saves again and again in one tab', () => {
    const tab = createTestContext().openTab();
    expect([HELLO, OTHER, HELLO].map((program) => tab.save(program).kind)).toEqual([
      'saved',
      'saved',
      'saved',
    ]);
  });

  it('does not overwrite the program of another tab until the reader has chosen', () => {
    const {openTab} = createTestContext();
    const [one, two] = [openTab(), openTab()];
    one.save(HELLO);
    two.load();
    two.save(OTHER);
    const conflict = {kind: 'conflict', theirs: {program: OTHER, savedAt: 1000}};
    expect(one.save(HELLO)).toEqual(conflict);
    expect(one.save(HELLO)).toEqual(conflict);
    expect(openTab().load()?.program).toEqual(OTHER);
    expect(one.replace(HELLO)).toEqual({kind: 'saved'});
    expect(two.save(OTHER).kind).toBe('conflict');
    expect(two.load()?.program).toEqual(HELLO);
    expect(two.save(OTHER)).toEqual({kind: 'saved'});
  });

  it('gives the saved program to a tab that could not store its own before', () => {
    const {openTab} = createTestContext();
    const tab = openTab();
    expect(tab.save(withFiles({'big.w': 'x'.repeat(300_000)})).kind).toBe('in-memory');
    openTab().save(OTHER);
    expect(tab.save(HELLO).kind).toBe('conflict');
    expect(tab.load()?.program).toEqual(OTHER);
    expect(tab.save(HELLO)).toEqual({kind: 'saved'});
  });

  it('does not overwrite a program that this tab has never shown', () => {
    const {openTab} = createTestContext();
    openTab().save(OTHER);
    expect(openTab().save(HELLO).kind).toBe('conflict');
    expect(openTab().save(OTHER).kind).toBe('saved');
  });

  it('forgets its own program, and not that of another tab', () => {
    const {openTab, kept} = createTestContext();
    const [one, two] = [openTab(), openTab()];
    one.save(HELLO);
    two.load();
    two.save(OTHER);
    one.forget();
    expect(kept.size).toBe(1);
    two.forget();
    expect(kept.size).toBe(0);
    expect(two.load()).toBeUndefined();
  });

  it('keeps it in memory and says so once if storage is off', () => {
    const {openTab, state, warnings} = createTestContext();
    state.isOff = true;
    const tab = openTab();
    expect(tab.load()).toBeUndefined();
    expect(tab.save(HELLO)).toEqual({kind: 'in-memory'});
    expect(tab.save(OTHER)).toEqual({kind: 'in-memory'});
    expect(tab.load()?.program).toEqual(OTHER);
    tab.forget();
    expect(tab.load()).toBeUndefined();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('Your browser keeps nothing');
  });

  it('keeps it in memory while storage is full, and stores it when there is room', () => {
    const {openTab, state, warnings} = createTestContext();
    const tab = openTab();
    state.isFull = true;
    expect(tab.save(HELLO)).toEqual({kind: 'in-memory'});
    state.isFull = false;
    expect(tab.save(HELLO)).toEqual({kind: 'saved'});
    expect(warnings).toHaveLength(1);
  });

  it('says why a program cannot be stored', () => {
    const {openTab, warnings} = createTestContext();
    expect(openTab().save(withFiles({'big.w': 'x'.repeat(300_000)}))).toEqual({kind: 'in-memory'});
    expect(warnings).toEqual([
      'What you write is lost when you close the tab. A program has at most 200 kB; this one has more.',
    ]);
  });

  it('overwrites an unreadable draft, but not one of a newer playground', () => {
    const {openTab, kept, warnings} = createTestContext();
    kept.set(DRAFT_KEY, 'no JSON');
    expect(openTab().save(HELLO)).toEqual({kind: 'saved'});
    kept.set(DRAFT_KEY, '{"version":99}');
    const tab = openTab();
    expect(tab.load()).toBeUndefined();
    expect(tab.save(HELLO)).toEqual({kind: 'in-memory'});
    expect(kept.get(DRAFT_KEY)).toBe('{"version":99}');
    expect(warnings).toHaveLength(1);
  });
});
