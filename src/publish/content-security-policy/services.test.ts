import {describe, expect, it} from 'vitest';
import {askedAddresses} from './services';

const starCountUrl = 'https://api.example/repository';

describe('the addresses that scripts ask', () => {
  it('are none but the star count by default', () => {
    expect(askedAddresses({starCountUrl})).toEqual([starCountUrl]);
  });

  it('are those of a service once it is switched on', () => {
    expect(askedAddresses({starCountUrl, analyticsWriteKey: 'key'})).toContain('https://api.segment.io');
    const hostedSearch = {appId: 'ABC', apiKey: 'key', indexName: 'wing'};
    expect(askedAddresses({starCountUrl, hostedSearch})).toEqual([
      starCountUrl,
      'https://abc-dsn.algolia.net',
      'https://abc-1.algolianet.com',
      'https://abc-2.algolianet.com',
      'https://abc-3.algolianet.com',
    ]);
  });
});
