import {describe, expect, it} from 'vitest';
import {recordOf} from '../../shared/__tests__/records';
import {aliasProblems, withAliases} from '../withAliases';

const PAGE = recordOf('/docs/bucket', {title: 'Bucket'});
const SECTION = recordOf('/docs/bucket', {title: 'Bucket', kind: 'heading', anchor: 'cors', trail: ['CORS']});

describe('withAliases', () => {
  it('adds them to the page or the section that the list names', () => {
    const list = {'/docs/bucket': 's3, object storage', '/docs/bucket#cors': 'cross origin'};
    expect(withAliases([PAGE, SECTION], list).map(({aliases}) => aliases)).toEqual([
      ['s3', 'object storage'],
      ['cross origin'],
    ]);
  });

  it('leaves other records as they are', () => {
    expect(withAliases([PAGE, SECTION], {})).toEqual([PAGE, SECTION]);
  });
});

describe('aliasProblems', () => {
  it('has none for a list in order', () => {
    expect(
      aliasProblems([PAGE, SECTION], {'/docs/bucket': 's3', '/docs/bucket#cors': 'cross origin, s3'}),
    ).toEqual([]);
  });

  it('names places that are not there, words that stand twice, and empty ones', () => {
    const list = {
      '/docs/buckets': 's3',
      '/docs/bucket#gone': 'x',
      '/docs/bucket': 's3 buckets, S3 bucket, gcs, ',
    };
    expect(aliasProblems([PAGE, SECTION], list)).toEqual([
      'aliases.json: /docs/buckets is not a page or a section that is searched',
      'aliases.json: /docs/bucket#gone is not a page or a section that is searched',
      'aliases.json: "S3 bucket" appears twice at /docs/bucket, whatever its capitals and endings',
      'aliases.json: "" at /docs/bucket has no word in it',
    ]);
  });
});
