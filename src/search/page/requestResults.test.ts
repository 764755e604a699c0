import {describe, expect, it, vi} from 'vitest';
import type {SearchClient} from '@site/src/search/shared/types';
import {requestResults, toRequests, type ResultsRequest} from './requestResults';

const question: ResultsRequest = {
  query: 'bucket',
  sections: [],
  page: 1,
  indexName: 'wing',
  filters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
};

describe('toRequests', () => {
  it('asks once for hits and the numbers of the sections', () => {
    expect(toRequests(question)).toEqual([
      {
        indexName: 'wing',
        query: 'bucket',
        page: 0,
        hitsPerPage: 15,
        facets: ['section'],
        facetFilters: question.filters,
        attributesToSnippet: ['content:30'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      },
    ]);
  });

  it('counts the sections without the choice of sections', () => {
    const [hits, counts] = toRequests({...question, sections: ['api', 'learn'], page: 3});
    expect(hits).toMatchObject({
      page: 2,
      facetFilters: [...question.filters, ['section:api', 'section:learn']],
    });
    expect(counts).toMatchObject({hitsPerPage: 0, facets: ['section'], facetFilters: question.filters});
  });
});

describe('requestResults', () => {
  const clientOf = (...results: unknown[]) => ({search: async () => ({results})}) as unknown as SearchClient;
  const counts = {api: 2, blog: 5};

  it('takes the counts from the last answer', async () => {
    const one = {hits: [], nbHits: 7, facets: {section: counts}};
    expect(await requestResults(clientOf(one), question)).toMatchObject({result: {nbHits: 7}, counts});
    const two = {hits: [], nbHits: 2, facets: {section: {api: 2}}};
    expect(await requestResults(clientOf(two, one), question)).toMatchObject({result: {nbHits: 2}, counts});
  });

  it('asks what the question says', async () => {
    const search = vi.fn(async () => ({results: [{hits: [], nbHits: 0}]}));
    await requestResults({search} as unknown as SearchClient, {...question, sections: ['api']});
    expect(search).toHaveBeenCalledWith({requests: toRequests({...question, sections: ['api']})});
  });

  it('goes without counts when the service has none', async () => {
    expect((await requestResults(clientOf({hits: [], nbHits: 7}), question)).counts).toBeUndefined();
  });

  it('fails with nonsense', async () => {
    await expect(requestResults(clientOf(), question)).rejects.toThrow('without results');
  });
});
