import {expect, it} from 'vitest';
import type {SearchHit} from '@site/src/search/shared/types';
import {groupHits} from './groupHits';

function hit(section: string, page: string, type: SearchHit['type'] = 'lvl1'): SearchHit {
  return {objectID: `${page}#${type}`, type, hierarchy: {lvl0: section, lvl1: page}} as SearchHit;
}

it('groups hits by section and page, in the order in which they were found', () => {
  const groups = groupHits([
    hit('API', 'Bucket'),
    hit('Docs', 'Storage'),
    hit('API', 'Queue'),
    hit('API', 'Bucket', 'lvl2'),
  ]);
  expect(groups.map(({title, hits}) => [title, hits.map((one) => one.hit.objectID)])).toEqual([
    ['API', ['Bucket#lvl1', 'Bucket#lvl2', 'Queue#lvl1']],
    ['Docs', ['Storage#lvl1']],
  ]);
});

it('lets a place hang from the page that it is on, if that was found as well', () => {
  const [{hits}] = groupHits([
    hit('API', 'Bucket', 'lvl2'),
    hit('API', 'Bucket'),
    hit('API', 'Queue', 'content'),
  ]) as [ReturnType<typeof groupHits>[number]];
  expect(hits.map(({parent}) => parent?.objectID)).toEqual(['Bucket#lvl1', undefined, undefined]);
});

it('leaves room for other sections', () => {
  const many = Array.from({length: 9}, (_, index) => hit('API', `Page ${index}`));
  expect(groupHits([...many, hit('Blog', 'Post')]).map(({hits}) => hits.length)).toEqual([5, 1]);
});
