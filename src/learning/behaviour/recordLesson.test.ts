import {afterEach, expect, it, vi} from 'vitest';
import {recordLesson} from './recordLesson';

afterEach(() => vi.unstubAllGlobals());

/** What the page was given to style the sidebar. */
let rules = '';

/** Opens a page, with the links under it or without, and returns what is stored then. */
function open(lesson: string, end: object | null, before: string | null = null): string | null {
  let kept = before;
  vi.stubGlobal('document', {
    querySelector: () => end,
    querySelectorAll: () => [],
    adoptedStyleSheets: [],
    addEventListener: () => undefined,
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = (text: string) => void (rules = text);
    },
  );
  recordLesson(lesson, {get: () => kept, set: (value) => void (kept = value), delete: () => undefined});
  return kept;
}

it('a tutorial that was opened is remembered', () => {
  expect(JSON.parse(open('closures', {})!)).toEqual({read: [], solved: [], last: 'closures'});
});

it('the sidebar shows which exercises are solved, if the name can be that of a tutorial', () => {
  open('closures', {}, '{"read":["maps"],"solved":["maps","x\\"]{} a[href=\\"x"]}');
  expect(rules).toContain('[data-sidebar] :is(a[href$="/docs/learn/maps"])::after{');
  open('closures', {}, '{"read":["maps"]}');
  expect(rules).toBe('');
});

it('an address below the tutorials that has none is not', () => {
  expect(open('no-such-lesson', null)).toBeNull();
});
