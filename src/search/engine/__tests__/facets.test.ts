import {describe, expect, it} from 'vitest';
import type {FacetFilters, SearchRecord} from '../../shared/types';
import {countFacets, toFilter} from '../facets';

const record = (section: string, tag = 'docs-default-current') => ({section, tag}) as SearchRecord;

describe('toFilter', () => {
  it.each<[FacetFilters | undefined, boolean]>([
    [undefined, true],
    [[], true],
    ['section:api', true],
    ['section:blog', false],
    [['language:en', 'section:api'], true],
    [['language:de'], false],
    [['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']], true],
    [[['section:blog', 'section:learn']], false],
    ['section:-api', false],
    ['section:-blog', true],
    ['type:lvl1', false],
    ['nonsense', false],
  ])('of %j lets a record of the API in English through: %s', (filters, expected) => {
    expect(toFilter(filters, 'en')(record('api'))).toBe(expected);
  });
});

describe('countFacets', () => {
  const records = [record('api'), record('blog', 'default'), record('api')];

  it('counts the values of the facets that are asked for', () => {
    expect(countFacets(['section'], records, 'en')).toEqual({section: {api: 2, blog: 1}});
    expect(countFacets(['*'], records, 'en')).toEqual({
      language: {en: 3},
      docusaurus_tag: {'docs-default-current': 2, default: 1},
      section: {api: 2, blog: 1},
    });
    expect(countFacets(['price'], records, 'en')).toEqual({});
  });
});
