import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {DocumentationList} from '../documentationList';
import {cacheNames} from '../names';
import {keepDocumentation, lookAtKept, Outdated, removeDocumentation} from './documentation';

const ORIGIN = 'https://wing.example';
const NAMES = cacheNames('/');
const LIST: DocumentationList = {
  version: 'aaaaaaaaaaaaaaaa',
  sent: 10,
  files: [
    ['/docs', 20],
    ['/assets/css/docs.01234567.css', 30],
  ],
};

/** The part of the Cache API that is used, in memory. */
class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const entries = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, entries);
    const key = (address: string) => new URL(address, ORIGIN).href;
    return {
      put: async (address: string, answer: Response) => void entries.set(key(address), answer),
      match: async (address: string) => entries.get(key(address))?.clone(),
      delete: async (address: string) => entries.delete(key(address)),
      keys: async () => [...entries.keys()].map((url) => ({url})),
    };
  }

  async match(address: string) {
    for (const name of this.all.keys()) {
      const found = await (await this.open(name)).match(address);
      if (found) return found;
    }
    return undefined;
  }

  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);

  /** Paths in a cache, in the order in which they came. */
  paths(name: string): string[] {
    return [...(this.all.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname);
  }
}

let caches: FakeCaches;
let answers: Record<string, () => Response>;
let asked: string[];

beforeEach(() => {
  caches = new FakeCaches();
  asked = [];
  answers = {
    '/docs': () => answer('text/html'),
    '/assets/css/docs.01234567.css': () => answer('text/css'),
    '/offline.json': () => answer('application/json', JSON.stringify(LIST)),
  };
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('window', {location: {origin: ORIGIN}});
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answers[address]?.() ?? new Response('', {status: 404});
  });
});

afterEach(() => vi.unstubAllGlobals());

/** As a browser has it of its own origin. */
function answer(type: string, body = 'text'): Response {
  const response = new Response(body, {headers: {'content-type': type}});
  Object.defineProperty(response, 'type', {value: 'basic'});
  response.clone = () => answer(type, body);
  return response;
}

function keep(list = LIST, signal = new AbortController().signal) {
  const progress: number[] = [];
  const done = keepDocumentation(list, {baseUrl: '/', signal, onProgress: (bytes) => progress.push(bytes)});
  return {done, progress};
}

describe('keepDocumentation', () => {
  it('brings every file, and the list at last', async () => {
    const {done, progress} = keep();
    await done;
    expect(caches.paths(NAMES.documentation + LIST.version).at(-1)).toBe('/offline.json');
    expect(progress.at(-1)).toBe(50);
    expect(await lookAtKept('/')).toMatchObject({version: LIST.version, bytes: 50, isWhole: true});
  });

  it('takes a file that is named by its content from where it is', async () => {
    await (await caches.open(NAMES.files)).put('/assets/css/docs.01234567.css', answer('text/css'));
    await (await caches.open(NAMES.pages)).put('/docs', answer('text/html'));
    await keep().done;
    expect(asked).toEqual(['/docs', '/offline.json']);
  });

  it('goes on where it was stopped', async () => {
    delete answers['/docs'];
    await expect(keep().done).rejects.toThrow('/docs answers with status 404');
    expect(await lookAtKept('/')).toMatchObject({isWhole: false});
    answers['/docs'] = () => answer('text/html');
    asked = [];
    await keep().done;
    expect(asked).toEqual(['/docs', '/offline.json']);
  });

  it('keeps no page in the place of a file', async () => {
    answers['/assets/css/docs.01234567.css'] = () => answer('text/html');
    await expect(keep().done).rejects.toThrow('/assets/css/docs.01234567.css is not what it should be');
  });

  it('is not whole when another version was published meanwhile', async () => {
    answers['/offline.json'] = () =>
      answer('application/json', JSON.stringify({...LIST, version: 'bbbbbbbbbbbbbbbb'}));
    await expect(keep().done).rejects.toThrow(Outdated);
    expect(await lookAtKept('/')).toMatchObject({isWhole: false});
  });

  it('removes the version before, and visited pages that are older', async () => {
    await keep().done;
    await (await caches.open(NAMES.pages)).put('/docs', answer('text/html'));
    await (await caches.open(NAMES.pages)).put('/blog', answer('text/html'));
    const next = {...LIST, version: 'bbbbbbbbbbbbbbbb'};
    answers['/offline.json'] = () => answer('application/json', JSON.stringify(next));
    await keep(next).done;
    expect([...caches.all.keys()].filter((name) => name.startsWith(NAMES.documentation))).toEqual([
      NAMES.documentation + next.version,
    ]);
    expect(caches.paths(NAMES.pages)).toEqual(['/blog']);
  });

  it('removes what was begun when the device is full, and leaves the version that is whole', async () => {
    await keep().done;
    const next = {...LIST, version: 'bbbbbbbbbbbbbbbb'};
    await caches.open(`${NAMES.documentation}cccccccccccccccc`);
    answers['/docs'] = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await expect(keep(next).done).rejects.toThrow('full');
    expect([...caches.all.keys()].filter((name) => name.startsWith(NAMES.documentation))).toEqual([
      NAMES.documentation + LIST.version,
    ]);
    expect(await lookAtKept('/')).toMatchObject({version: LIST.version, isWhole: true});
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    stop.abort();
    await expect(keep(LIST, stop.signal).done).rejects.toThrow();
    expect(asked).toEqual([]);
  });
});

it('removeDocumentation leaves what was visited', async () => {
  await keep().done;
  await (await caches.open(NAMES.pages)).put('/blog', answer('text/html'));
  await removeDocumentation('/');
  expect(caches.paths(NAMES.pages)).toEqual(['/blog']);
  expect(await lookAtKept('/')).toBeUndefined();
});
