/** `npm run samples:bench`: makes 1,000 programs of 30 lines, 200 of them with tests, and times the checker on them. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {checkAll} from '../checker/pool';
import type {CheckRequest} from '../checker/outcome';
import {cacheKey, openCache, readVersions} from '../checker/cache';
import {WORK_FOLDER} from '../checker/folders';

const ROOT = path.resolve(__dirname, '../../..');
const PROGRAMS = 1000;
const TESTED = 200;
const LINES = 30;

function makeProgram(index: number, isTested: boolean): string {
  const lines = [
    'bring cloud;',
    `let bucket = new cloud.Bucket() as "Bucket${index}";`,
    `let base = ${index};`,
  ];
  lines.push('let twice = (x: num): num => {', '  return x * 2;', '};');
  lines.push('struct Item {', '  name: str;', '  price: num;', '}');
  lines.push('let store = inflight (item: Item) => {', '  bucket.put(item.name, "{item.price}");', '};');
  if (isTested)
    lines.push(
      'test "stores an item" {',
      '  store(Item { name: "a", price: 1 });',
      '  log(bucket.get("a"));',
      '}',
    );
  for (let at = 0; lines.length < LINES - 1; at++) lines.push(`let value${at} = twice(base + ${at});`);
  lines.push('log("{twice(base)}");');
  return `${lines.join('\n')}\n`;
}

async function measure(requests: readonly CheckRequest[], name: string): Promise<void> {
  const start = performance.now();
  let refused = 0;
  let peak = 0;
  const sampler = setInterval(() => (peak = Math.max(peak, residentMemory())), 250);
  await checkAll(requests, {
    workDir: path.join(ROOT, WORK_FOLDER, 'bench'),
    onOutcome: (_, {refusal}) => {
      if (refusal) refused++;
    },
  });
  clearInterval(sampler);
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${name}: ${requests.length} programs in ${seconds.toFixed(1)} s, ${refused} refused, peak ${(peak / 1e6).toFixed(0)} MB`,
  );
}

/** Memory of this process and of those it has started, in bytes. */
function residentMemory(): number {
  const children = new Map<number, number[]>();
  const sizes = new Map<number, number>();
  for (const name of fs.readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      const [, parent] = /\) \S (\d+)/.exec(fs.readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      const [, pages] = fs.readFileSync(`/proc/${name}/statm`, 'utf8').split(' ');
      sizes.set(Number(name), Number(pages) * 4096);
      children.set(Number(parent), [...(children.get(Number(parent)) ?? []), Number(name)]);
    } catch {
      // It has ended in the meantime.
    }
  }
  const sum = (id: number): number =>
    (sizes.get(id) ?? 0) + (children.get(id) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(process.pid);
}

async function main(): Promise<void> {
  console.log(`${os.availableParallelism()} processors, Node ${process.version}`);
  const requests = Array.from({length: PROGRAMS}, (_, index): CheckRequest => ({
    id: `${index}`,
    entry: 'main.w',
    language: 'wing',
    files: [{path: 'main.w', text: makeProgram(index, index < TESTED)}],
    platforms: [],
    runTests: true,
  }));
  await measure(
    requests.map((request) => ({...request, runTests: false})),
    'compile only',
  );
  await measure(requests, 'with tests');
  const start = performance.now();
  const versions = readVersions(ROOT);
  const cache = openCache(path.join(ROOT, WORK_FOLDER, 'bench.json'));
  requests.forEach((request) => cache.get(cacheKey(request, versions)));
  console.log(`asking the cache for all: ${((performance.now() - start) / 1000).toFixed(2)} s`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
