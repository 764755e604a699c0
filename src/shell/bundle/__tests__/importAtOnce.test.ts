import {describe, expect, it, vi} from 'vitest';
import {importAtOnce} from '../importAtOnce';

const ORIGIN = 'https://wing.example/assets/behaviour/';
const PART = `${ORIGIN}part.js`;
const SHARED = `${ORIGIN}shared.js`;

/** The part imports the shared file. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {[PART]: [SHARED]};

type Answer = () => Response;

const script: Answer = () => new Response('export {};', {headers: {'content-type': 'text/javascript'}});
const missing: Answer = () => new Response('Not here', {status: 404});

/** A script that imports a part, run in a page whose browser keeps modules that have failed. */
function createTestContext() {
  const text = importAtOnce('return () => import("./part.js");', () => ['shared.js'], true)
    // A function cannot have these two words of a module.
    .replaceAll('import.meta.url', 'address')
    .replaceAll(/\bimport\(/g, 'importModule(');
  const answers = new Map([PART, SHARED].map((file) => [file, script]));
  const fetch = vi.fn(async (file: URL, _options: RequestInit) => answerOf(file.href));
  const modules = new Map<string, Promise<string>>();
  const load = async (file: string): Promise<string> => {
    if (!answerOf(file).ok) throw new TypeError(`Failed to fetch dynamically imported module: ${file}`);
    await Promise.all((IMPORTS[file] ?? []).map(importModule));
    return file;
  };
  const importModule = (file: string): Promise<string> => {
    const address = new URL(file, ORIGIN).href;
    const known = modules.get(address) ?? load(address);
    modules.set(address, known);
    return known;
  };
  function answerOf(file: string): Response {
    return Object.defineProperty(answers.get(file)!(), 'url', {value: file});
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- what pages get is a text
  const run = new Function('window', 'address', 'fetch', 'importModule', `with (window) {${text}}`) as (
    ...page: unknown[]
  ) => () => Promise<string>;
  const open = run({}, `${ORIGIN}behaviour.js`, fetch, importModule);
  const requests = () => fetch.mock.calls.map(([file, {cache}]) => `${file.href} ${cache ?? 'default'}`);
  return {answers, requests, modules, open};
}

describe('a part of which a file is lost', () => {
  const losses: readonly (readonly [string, Answer])[] = [
    [
      'does not arrive',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    ['is missing', missing],
    ['is another page', () => new Response('<h1>Home</h1>', {headers: {'content-type': 'text/html'}})],
    [
      'breaks off',
      () =>
        new Response(new ReadableStream({start: (body) => body.error(new TypeError('network error'))}), {
          headers: {'content-type': 'text/javascript'},
        }),
    ],
  ];
  for (const file of [PART, SHARED]) {
    it.each(losses)(`comes with the next attempt: ${file.slice(ORIGIN.length)} %s`, async (_how, loss) => {
      const {answers, modules, open} = createTestContext();
      answers.set(file, loss);
      await expect(open()).rejects.toThrow();
      expect([...modules]).toEqual([]);
      answers.set(file, script);
      expect(await open()).toBe(PART);
    });
  }

  it('is not fetched again as a whole', async () => {
    const {answers, requests, open} = createTestContext();
    answers.set(SHARED, missing);
    await expect(open()).rejects.toThrow(SHARED);
    answers.set(SHARED, script);
    await open();
    expect(requests()).toEqual([
      `${PART} default`,
      `${SHARED} default`,
      // The browser may have kept an old error.
      `${SHARED} reload`,
      `${SHARED} default`,
    ]);
  });
});

it('comes with an attempt that begins before another has failed', async () => {
  const {answers, open} = createTestContext();
  answers.set(SHARED, () => {
    throw new TypeError('Failed to fetch');
  });
  const first = open();
  answers.set(SHARED, script);
  const second = open();
  await expect(first).rejects.toThrow('Failed to fetch');
  expect(await second).toBe(PART);
});

it('finds a file though the browser has kept that it was missing', async () => {
  const {answers, open} = createTestContext();
  answers.set(PART, () => {
    answers.set(PART, script);
    return missing();
  });
  expect(await open()).toBe(PART);
});

it('requests all files of a part at the same moment, and once', async () => {
  const {requests, open} = createTestContext();
  const attempts = [open(), open()];
  expect(requests()).toEqual([`${PART} default`, `${SHARED} default`]);
  expect(await Promise.all(attempts)).toEqual([PART, PART]);
  await open();
  expect(requests()).toHaveLength(2);
});
