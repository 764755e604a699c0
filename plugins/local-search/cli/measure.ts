/**
 * `npm run search:measure`: how large the index of the built site is, how long the build takes for it, and how long the
 * answers take. The times are this machine's; a browser on a phone is several times slower.
 */
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {createSearchIndex} from '../client/searchIndex';
import {encode} from '../server/encode';
import {readRecords} from '../server/readSite';
import {weighSearch} from './weights';

const ROOT = resolve(__dirname, '../../..');
const BUILD = join(ROOT, 'build');
const QUERIES = join(ROOT, 'tests/search/queries.json');

async function main(): Promise<void> {
  const start = performance.now();
  const records = readRecords(BUILD);
  encode(records, 'en');
  const built = performance.now() - start;
  const kinds = ['page', 'heading', 'member'].map(
    (kind) => `${records.filter((one) => one.kind === kind).length} ${kind}s`,
  );
  console.log(
    `records: ${records.length} (${kinds.join(', ')}), read and encoded in ${(built / 1000).toFixed(1)} s`,
  );
  weigh();
  await time();
}

function weigh(): void {
  const weights = weighSearch(BUILD);
  for (const {file, bytes, brotli, isFirst} of weights) {
    console.log(
      `${file}: ${kilobytes(bytes)}, ${kilobytes(brotli)} brotli${isFirst ? ', before the first answer' : ''}`,
    );
  }
  const sum = (some: typeof weights) => kilobytes(some.reduce((total, {brotli}) => total + brotli, 0));
  console.log(
    `before the first answer: ${sum(weights.filter(({isFirst}) => isFirst))}; in all: ${sum(weights)}`,
  );
}

/** Types each query letter by letter, as readers do. */
async function time(): Promise<void> {
  const queries = (JSON.parse(readFileSync(QUERIES, 'utf8')) as {readonly query: string}[]).map(
    ({query}) => query,
  );
  const fetchJson = async (url: string): Promise<unknown> => JSON.parse(readFileSync(url, 'utf8'));
  const addresses = {index: join(BUILD, 'search/'), site: 'https://www.winglang.io/'};
  const index = createSearchIndex({addresses, fetchJson, warn: console.warn, complete: () => undefined});
  const start = performance.now();
  await index.load();
  const loaded = performance.now() - start;
  // Finds nothing, so it waits for the texts.
  await index.search([{indexName: 'local', query: 'qqqqqqqqqq'}]);
  const grown = performance.now() - start - loaded;
  const times: number[] = [];
  for (const query of queries.flatMap((one) => [...one].map((_, end) => one.slice(0, end + 1)))) {
    const asked = performance.now();
    await index.search([
      {indexName: 'local', query, attributesToSnippet: ['content:10'], facets: ['section']},
    ]);
    times.push(performance.now() - asked);
  }
  times.sort((a, b) => a - b);
  const [median, slow] = [0.5, 0.95].map((share) => times[Math.floor(times.length * share)]!.toFixed(1));
  console.log(`index ready after ${loaded.toFixed(0)} ms, texts after ${grown.toFixed(0)} ms more`);
  console.log(`${times.length} answers: p50 ${median} ms, p95 ${slow} ms`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
