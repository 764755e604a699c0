import {describe, expect, it} from 'vitest';
import {readSelection} from '@site/src/components/Filters/selection';
import {CHOICES, GROUPS, filterCards, optionsOf} from '../theme/ExampleListPage/filters';
import type {ExampleCard} from '../types';

function card(slug: string, more: Partial<ExampleCard>): ExampleCard {
  return {
    slug,
    title: slug,
    subtitle: slug,
    type: ['pattern'],
    platform: ['sim'],
    language: ['wing'],
    cloudResources: ['bucket'],
    href: `/docs/examples/${slug}`,
    isExternal: false,
    cover: {image: 0},
    ...more,
  };
}

const CARDS = [
  card('api', {platform: ['sim', 'tf-aws'], cloudResources: ['api']}),
  card('queue', {cloudResources: ['queue', 'bucket']}),
  card('tutorial', {type: ['interactive tutorial'], platform: [], cloudResources: ['bucket']}),
];
const slugs = (search: string) => filterCards(CARDS, readSelection(search, CHOICES)).map(({slug}) => slug);

describe('filterCards', () => {
  it('shows everything when nothing is chosen', () => {
    expect(slugs('')).toEqual(['api', 'queue', 'tutorial']);
  });

  it('is content with one value of a group', () => {
    expect(slugs('?resource=api&resource=queue')).toEqual(['api', 'queue']);
  });

  it('wants every group to agree', () => {
    expect(slugs('?resource=bucket&platform=sim')).toEqual(['queue']);
    expect(slugs('?type=interactive+tutorial&platform=sim')).toEqual([]);
  });
});

describe('optionsOf', () => {
  const counts = (name: string, search = '') => {
    const group = GROUPS.find((candidate) => candidate.name === name);
    if (!group) throw new Error(name);
    return optionsOf(group, CARDS, readSelection(search, CHOICES)).map(
      ({value, count}) => `${value} ${count}`,
    );
  };

  it('offers what occurs, and counts it', () => {
    expect(counts('platform')).toEqual(['sim 2', 'tf-aws 1']);
    expect(counts('resource')).toEqual(['api 1', 'queue 1', 'bucket 2']);
  });

  it('counts with the choice in the other groups, not with its own', () => {
    expect(counts('resource', '?platform=tf-aws')).toEqual(['api 1', 'queue 0', 'bucket 0']);
    expect(counts('platform', '?platform=tf-aws')).toEqual(['sim 2', 'tf-aws 1']);
  });
});
