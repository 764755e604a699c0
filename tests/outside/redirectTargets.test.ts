/** Asks the places outside the site that redirects lead to. Needs the network: only hosted runs do this. */
import {describe, expect, it} from 'vitest';
import {exactRedirects, isExternal} from '../../src/redirects/rules';
import {EXTERNAL_TARGETS} from '../../src/config/externalTargets';
import {redirects} from '../../src/config/redirects';

const targets = new Set([
  ...Object.values(EXTERNAL_TARGETS),
  ...exactRedirects(redirects)
    .map(({to}) => to)
    .filter(isExternal),
]);

describe('a place that a redirect leads to', () => {
  it.each([...targets])('%s answers', async (target) => {
    const response = await fetch(target, {signal: AbortSignal.timeout(20_000)});
    expect(response.status).toBe(200);
  });
});
