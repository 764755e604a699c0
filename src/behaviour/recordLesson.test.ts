import {afterEach, expect, it, vi} from 'vitest';
import {recordLesson} from './recordLesson';

afterEach(() => vi.unstubAllGlobals());

/** An entry of the sidebar, with the attributes that it was given. */
interface Entry {
  readonly pathname: string;
  readonly marks: string[];
}

/** Opens a page, with the links under it or without, and returns what is stored then. */
function open(
  lesson: string,
  end: object | null,
  before: string | null = null,
  entries: readonly Entry[] = [],
): string | null {
  let kept = before;
  vi.stubGlobal('document', {
    querySelector: () => end,
    querySelectorAll: () =>
      entries.map(({pathname, marks}) => ({
        pathname,
        toggleAttribute: (name: string, isSet: boolean) => isSet && marks.push(name),
      })),
    addEventListener: () => undefined,
  });
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
  expect(JSON.parse(open('closures', {})!)).toEqual({read: [], solved: [], last: 'closures'});
});

it('the sidebar shows which exercises are solved', () => {
  const closures: Entry = {pathname: '/docs/learn/closures', marks: []};
  const maps: Entry = {pathname: '/docs/learn/maps', marks: []};
  open('closures', {}, '{"read":["maps"],"solved":["maps"]}', [closures, maps]);
  expect(closures.marks).toEqual([]);
  expect(maps.marks).toEqual(['data-solved']);
});

it('an address below the tutorials that has none is not', () => {
  expect(open('no-such-lesson', null)).toBeNull();
});
