import {describe, expect, it} from 'vitest';
import {readSelection} from '@site/src/components/Filters/selection';
import {countValue, isSelected, type Values} from '../filters';

const CHOICES = {
  type: ['pattern', 'interactive tutorial'],
  platform: ['sim', 'tf-aws'],
  resource: ['api', 'queue', 'bucket'],
};

const ENTRIES: Readonly<Record<string, Values>> = {
  api: {type: ['pattern'], platform: ['sim', 'tf-aws'], resource: ['api']},
  queue: {type: ['pattern'], platform: ['sim'], resource: ['queue', 'bucket']},
  tutorial: {type: ['interactive tutorial'], platform: [], resource: ['bucket']},
};

describe('isSelected', () => {
  const shown = (search: string) =>
    Object.keys(ENTRIES).filter((name) => isSelected(ENTRIES[name]!, readSelection(search, CHOICES)));

  it('shows everything when nothing is chosen', () => {
    expect(shown('')).toEqual(['api', 'queue', 'tutorial']);
  });

  it('is content with one value of a group', () => {
    expect(shown('?resource=api&resource=queue')).toEqual(['api', 'queue']);
  });

  it('wants every group to agree', () => {
    expect(shown('?resource=bucket&platform=sim')).toEqual(['queue']);
    expect(shown('?type=interactive+tutorial&platform=sim')).toEqual([]);
  });
});

describe('countValue', () => {
  const count = (name: string, value: string, search = '') =>
    countValue(Object.values(ENTRIES), readSelection(search, CHOICES), name, value);

  it('counts with the choice in the other groups, not with its own', () => {
    expect([count('resource', 'api'), count('resource', 'bucket')]).toEqual([1, 2]);
    const aws = '?platform=tf-aws';
    expect([count('resource', 'api', aws), count('resource', 'bucket', aws)]).toEqual([1, 0]);
    expect([count('platform', 'sim', aws), count('platform', 'tf-aws', aws)]).toEqual([2, 1]);
  });
});
