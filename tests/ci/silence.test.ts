import type {ChildProcess} from 'node:child_process';
import {EventEmitter} from 'node:events';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

type Silence = {limitSilence(child: ChildProcess, minutes: number, end: () => void): void};

const module = '../../.ci/silence.mjs';
const {limitSilence} = (await import(module)) as Silence;

const MINUTE = 60_000;

function startChild() {
  const child = Object.assign(new EventEmitter(), {stdout: new EventEmitter(), stderr: new EventEmitter()});
  const end = vi.fn();
  limitSilence(child as unknown as ChildProcess, 10, end);
  return {child, end};
}

describe('a step', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('that prints nothing is ended', () => {
    const {end} = startChild();
    vi.advanceTimersByTime(10 * MINUTE);
    expect(end).toHaveBeenCalledOnce();
  });

  it.each(['stdout', 'stderr'] as const)(
    'that goes on printing to %s is not, however long it takes',
    (name) => {
      const {child, end} = startChild();
      for (let lines = 0; lines < 20; lines += 1) {
        vi.advanceTimersByTime(9 * MINUTE);
        child[name].emit('data', 'a line');
      }
      expect(end).not.toHaveBeenCalled();
      vi.advanceTimersByTime(10 * MINUTE);
      expect(end).toHaveBeenCalledOnce();
    },
  );

  it('that has ended is left alone', () => {
    const {child, end} = startChild();
    child.emit('close');
    vi.advanceTimersByTime(20 * MINUTE);
    expect(end).not.toHaveBeenCalled();
  });
});
