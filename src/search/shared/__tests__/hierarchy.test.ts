import {describe, expect, it} from 'vitest';
import {levelsOf} from '../hierarchy';
import type {SearchRecord} from '../types';

const levels = (record: Partial<SearchRecord>) =>
  levelsOf({section: 'api', title: 'Bucket', trail: [], names: [], ...record} as SearchRecord);

describe('levelsOf', () => {
  it('names the section and the page, then the headings', () => {
    expect(levels({names: ['Bucket', 'cloud.Bucket']})).toEqual(['API › Bucket', 'Bucket']);
    expect(levels({trail: ['Limits', 'On Azure']})).toEqual(['API › Bucket', 'Bucket', 'Limits', 'On Azure']);
  });

  it('names a member with its type', () => {
    expect(levels({trail: ['API', 'put'], names: ['Bucket.put', 'put', 'cloud.Bucket.put']}).at(-1)).toBe(
      'Bucket.put',
    );
    expect(levels({trail: ['API', 'new'], names: ['new Bucket', 'new cloud.Bucket']}).at(-1)).toBe(
      'new Bucket',
    );
    expect(levels({trail: ['API', 'util.Util'], names: ['Util', 'util.Util']}).at(-1)).toBe('util.Util');
  });

  it('marks a library that npm cannot install, on each of its places', () => {
    expect(levels({section: 'libraries', title: 'JWT', isSourceOnly: true, trail: ['Limits']})).toEqual([
      'Libraries › JWT (source only)',
      'JWT (source only)',
      'Limits',
    ]);
  });

  it('keeps the last of too many headings', () => {
    expect(levels({trail: ['2', '3', '4', '5', '6', '7']}).slice(1)).toEqual([
      'Bucket',
      '2',
      '3',
      '4',
      '5',
      '7',
    ]);
  });
});
