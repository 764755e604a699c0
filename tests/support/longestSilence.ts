import type {Page} from '@playwright/test';

/** How often something is done again before its silence counts as long. */
const MAX_ATTEMPTS = 4;

/**
 * How long a page has not answered at most, in milliseconds, while something happened: it is asked again and again. Scripts keep
 * it from answering, and so does a text that takes long to be laid out. A busy neighbour makes some attempts longer, so the best
 * one counts.
 *
 * @param limit ends the attempts with the first that is below it
 * @param act done once in each attempt
 */
export async function longestSilenceOf(page: Page, limit: number, act: () => Promise<void>): Promise<number> {
  let best = Infinity;
  for (let attempts = 0; attempts < MAX_ATTEMPTS && best >= limit; attempts += 1) {
    best = Math.min(best, await measure(page, act));
  }
  return best;
}

async function measure(page: Page, act: () => Promise<void>): Promise<number> {
  let longest = 0;
  let isDone = false;
  const ask = async () => {
    const start = performance.now();
    // A page that is left while it is asked does not answer.
    await page.evaluate(() => 1).catch(() => undefined);
    longest = Math.max(longest, performance.now() - start);
  };
  const asking = (async () => {
    while (!isDone) await ask();
  })();
  try {
    await act();
    // What has changed last is laid out for the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  } finally {
    isDone = true;
    await asking;
  }
  return longest;
}
