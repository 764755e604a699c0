/** Asks every place that the built site leads to. Needs the network: only hosted runs do this. */
import {describe, expect, it} from 'vitest';
import {mapLimit} from '../../src/lib/mapLimit';
import {judgeAnswer, titleOf} from '../checks/outside-links/judge';
import {outsideLinks} from '../checks/outside-links/links';
import {readBuiltSite} from '../support/builtSite';

const MINUTE = 60_000;

const links = outsideLinks(readBuiltSite(), 'https://www.winglang.io');
const hosts = [...new Set(links.map((link) => new URL(link).host))];

describe.concurrent('the places that the site leads to', () => {
  it.each(hosts)('%s answers with the pages that are expected', {timeout: 20 * MINUTE}, async (host) => {
    // One after the other: a host that is asked for everything at once refuses.
    const problems = await mapLimit(
      links.filter((link) => new URL(link).host === host),
      1,
      ask,
    );
    expect(problems.filter(Boolean)).toEqual([]);
  });
});

async function ask(link: string): Promise<string | undefined> {
  try {
    const response = await fetch(link, {
      signal: AbortSignal.timeout(30_000),
      headers: {accept: 'text/html', 'accept-language': 'en'},
    });
    const answer = {status: response.status, title: titleOf(await response.text())};
    if (answer.status !== 200) console.log(`${link}: ${answer.status}`);
    return judgeAnswer(link, answer);
  } catch (error) {
    return `${link}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
