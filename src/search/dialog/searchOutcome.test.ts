import {describe, expect, it} from 'vitest';
import type {SearchClient} from '@site/src/search/shared/types';
import {watchClient, type SearchOutcome} from './searchOutcome';

/** A client whose answers the test controls. */
function createTestContext() {
  const outcomes: SearchOutcome[] = [];
  const pending: Array<{resolve: (answer: unknown) => void; reject: (error: Error) => void}> = [];
  const client = {
    search: () => new Promise((resolve, reject) => pending.push({resolve, reject})),
  } as unknown as SearchClient;
  const {search} = watchClient(client, (outcome) => outcomes.push(outcome));
  const ask = (query: string) => search({requests: [{indexName: 'wing', query}]});
  return {outcomes, pending, ask};
}

const answer = (nbHits: number) => ({results: [{hits: [], nbHits}]});

describe('watchClient', () => {
  it('tells the number of results', async () => {
    const {outcomes, pending, ask} = createTestContext();
    const asked = ask('bucket');
    pending[0]!.resolve(answer(12));
    expect((await asked).results[0]?.nbHits).toBe(12);
    expect(outcomes).toEqual([{kind: 'results', query: 'bucket', count: 12}]);
  });

  it('tells of a failure, and answers with nothing', async () => {
    const {outcomes, pending, ask} = createTestContext();
    const error = new Error('no index');
    const asked = ask('bucket');
    pending[0]!.reject(error);
    expect((await asked).results[0]).toMatchObject({hits: [], nbHits: 0, query: 'bucket'});
    expect(outcomes).toEqual([{kind: 'failed', query: 'bucket', error}]);
  });

  it('takes nonsense for a failure', async () => {
    const {outcomes, pending, ask} = createTestContext();
    const asked = ask('bucket');
    pending[0]!.resolve('<html>');
    await asked;
    expect(outcomes).toMatchObject([{kind: 'failed', query: 'bucket'}]);
  });

  it('gives the newest answer to a question that was answered late', async () => {
    const {outcomes, pending, ask} = createTestContext();
    const [first, second, third] = [ask('b'), ask('bu'), ask('buc')];
    pending[2]!.resolve(answer(3));
    pending[0]!.resolve(answer(1));
    pending[1]!.reject(new Error('late'));
    const counts = (await Promise.all([first, second, third])).map(({results}) => results[0]?.nbHits);
    expect(counts).toEqual([3, 3, 3]);
    expect(outcomes).toEqual([{kind: 'results', query: 'buc', count: 3}]);
  });
});
