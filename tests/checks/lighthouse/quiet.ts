import {cpus} from 'node:os';
import {setTimeout as sleep} from 'node:timers/promises';

/** Share of the processor that other programs may use while a page is measured. */
const BUSY = 0.15;

const [SAMPLE, PATIENCE] = [1000, 10 * 60_000];

/** Waits until the machine has little else to do, or for ten minutes. */
export async function waitForQuiet(): Promise<void> {
  const start = Date.now();
  while ((await busyShare()) > BUSY) {
    if (Date.now() - start > PATIENCE) {
      console.warn('The machine does not come to rest: what is measured now may be too slow.');
      return;
    }
  }
}

async function busyShare(): Promise<number> {
  const before = totals();
  await sleep(SAMPLE);
  const after = totals();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function totals() {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    idle: sum(times.map(({idle}) => idle)),
    all: sum(times.flatMap((one) => Object.values(one))),
  };
}
