import {afterEach, expect, it, vi} from 'vitest';
import {recordLesson} from './recordLesson';

afterEach(() => vi.unstubAllGlobals());

/** Opens a page, with the links under it or without, and returns what is stored then. */
function open(lesson: string, end: object | null): string | null {
  let kept: string | null = null;
  vi.stubGlobal('document', {querySelector: () => end});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  recordLesson(
    lesson,
    {get: () => kept, set: (value) => void (kept = value), delete: () => undefined},
    new AbortController().signal,
  );
  return kept;
}

it('a tutorial that was opened is remembered', () => {
  expect(open('closures', {})).toBe('{"read":[],"last":"closures"}');
});

it('an address below the tutorials that has none is not', () => {
  expect(open('no-such-lesson', null)).toBeNull();
});
