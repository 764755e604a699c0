import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {DRAFT_KEY} from '../../share/draft';
import {createDraftStore} from '../../share/draftStore';
import type {Program} from '../../share/program';
import {createDraftSaver, SAVE_DELAY_MILLISECONDS} from '../draftSaver';

const program = (text: string): Program => ({
  files: {'main.w': text},
  entry: 'main.w',
  compilerVersion: '1.0.0',
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createTestContext() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const openStore = () => createDraftStore({warn: vi.fn(), storage: () => storage});
  const onSaved = vi.fn();
  const saver = createDraftSaver(onSaved);
  saver.setStore(openStore());
  return {saver, onSaved, openStore, stored: () => values.get(DRAFT_KEY) ?? ''};
}

describe('createDraftSaver', () => {
  it('saves the last of several changes, after a moment', () => {
    const {saver, onSaved, stored} = createTestContext();
    saver.schedule(program('one'));
    saver.schedule(program('two'));
    expect(stored()).toBe('');
    vi.advanceTimersByTime(SAVE_DELAY_MILLISECONDS);
    expect(stored()).toContain('two');
    expect(onSaved.mock.calls).toEqual([[undefined]]);
  });

  it('saves at once when asked to, and only once', () => {
    const {saver, onSaved, stored} = createTestContext();
    saver.schedule(program('one'));
    saver.flush();
    expect(stored()).toContain('one');
    vi.advanceTimersByTime(SAVE_DELAY_MILLISECONDS);
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  it('saves nothing that was cancelled or forgotten', () => {
    const {saver, stored} = createTestContext();
    saver.schedule(program('one'));
    saver.cancel();
    saver.flush();
    expect(stored()).toBe('');
    saver.schedule(program('two'));
    saver.flush();
    saver.schedule(program('three'));
    saver.forget();
    vi.advanceTimersByTime(SAVE_DELAY_MILLISECONDS);
    expect(stored()).toBe('');
  });

  it('loads what was saved', () => {
    const {saver, openStore} = createTestContext();
    openStore().save(program('mine'));
    expect(saver.load()).toEqual(program('mine'));
  });
});

describe('a conflict with another tab', () => {
  function createConflict() {
    const context = createTestContext();
    context.openStore().save(program('theirs'));
    context.saver.schedule(program('mine'));
    context.saver.flush();
    return context;
  }

  it('is reported, and nothing is overwritten', () => {
    const {onSaved, stored} = createConflict();
    expect(onSaved.mock.calls).toEqual([[{unsaved: program('mine'), saved: program('theirs')}]]);
    expect(stored()).toContain('theirs');
  });

  it('ends with the program of this tab, also when a link has brought another store', () => {
    const {saver, stored, openStore} = createConflict();
    saver.setStore(openStore());
    saver.keepThisProgram();
    expect(stored()).toContain('mine');
  });

  it('ends with the saved program, which this tab may change from then on', () => {
    const {saver, stored} = createConflict();
    expect(saver.keepSavedProgram()).toEqual(program('theirs'));
    expect(stored()).toContain('theirs');
    saver.schedule(program('changed'));
    saver.flush();
    expect(stored()).toContain('changed');
  });

  it('opens what the other tab has saved since, so that nobody overwrites it unseen', () => {
    const {saver, stored, openStore} = createConflict();
    openStore().replace(program('newer'));
    expect(saver.keepSavedProgram()).toEqual(program('newer'));
    saver.schedule(program('changed'));
    openStore().replace(program('newest'));
    saver.flush();
    expect(stored()).toContain('newest');
  });

  it('is none before there is one', () => {
    expect(createTestContext().saver.keepSavedProgram()).toBeUndefined();
  });
});
