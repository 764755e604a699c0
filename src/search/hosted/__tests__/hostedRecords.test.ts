import {describe, expect, it} from 'vitest';
import {recordOf} from '../../shared/__tests__/records';
import type {SearchRecord} from '../../shared/types';
import {MAX_RECORD_BYTES, recordBytes, toHostedRecords} from '../hostedRecords';

const SITE = {url: 'https://wing.example/base/'};

const bucket = (more: Partial<SearchRecord> = {}) =>
  recordOf('/docs/api/bucket', {section: 'api', tag: 'docs-default-current', title: 'Bucket', ...more});

describe('toHostedRecords', () => {
  it('writes a page and its text', () => {
    const page = bucket({keywords: ['storage'], text: 'Keeps files.'});
    const [own, text, ...others] = toHostedRecords([page], SITE);
    expect(own).toEqual({
      objectID: '/docs/api/bucket',
      url: 'https://wing.example/base/docs/api/bucket',
      url_without_anchor: 'https://wing.example/base/docs/api/bucket',
      anchor: null,
      type: 'lvl1',
      hierarchy: {
        lvl0: 'API › Bucket',
        lvl1: 'Bucket',
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: null,
      lang: 'en',
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
      section: 'api',
      kind: 'page',
      names: [],
      keywords: ['storage'],
      weight: {pageRank: 1, level: 100, position: 0},
    });
    expect(text).toMatchObject({
      objectID: '/docs/api/bucket/0',
      type: 'content',
      content: 'Keeps files.',
      keywords: [],
      weight: {level: 0},
    });
    expect(others).toEqual([]);
  });

  it('leads to the anchor of a member and knows its names', () => {
    const member = bucket({
      kind: 'member',
      anchor: 'put',
      trail: ['Methods', 'put'],
      names: ['Bucket.put', 'put'],
    });
    expect(toHostedRecords([bucket(), member], SITE)[1]).toMatchObject({
      objectID: '/docs/api/bucket#put',
      url: 'https://wing.example/base/docs/api/bucket#put',
      url_without_anchor: 'https://wing.example/base/docs/api/bucket',
      anchor: 'put',
      type: 'lvl3',
      hierarchy: {lvl1: 'Bucket', lvl2: 'Methods', lvl3: 'Bucket.put', lvl4: null},
      names: ['Bucket.put', 'put'],
      weight: {level: 80, position: 1},
    });
  });

  it('keeps the last of too many headings', () => {
    const [record] = toHostedRecords([bucket({trail: ['2', '3', '4', '5', '6', '7']})], SITE);
    expect(record).toMatchObject({type: 'lvl6', hierarchy: {lvl5: '5', lvl6: '7'}});
  });

  it('gives the home page the address of the site, and no version to what is not documented', () => {
    const home = bucket({path: '/', section: 'docs', tag: 'default'});
    expect(toHostedRecords([home], SITE)[0]).toMatchObject({url: SITE.url, version: null});
  });

  it('puts the blog and contributing behind the rest', () => {
    const sections = ['docs', 'blog', 'contributing'] as const;
    const records = toHostedRecords(
      sections.map((section) => bucket({path: `/${section}`, section})),
      SITE,
    );
    expect(records.map(({weight}) => weight.pageRank)).toEqual([1, 0, 0]);
  });

  it('cuts a text so that no record is too large, and loses none of it', () => {
    const text = Array.from({length: 5000}, (_, index) => `"é"${index}`).join(' ');
    const records = toHostedRecords([bucket({text})], SITE);
    expect(Math.max(...records.map(recordBytes))).toBeLessThanOrEqual(MAX_RECORD_BYTES);
    expect(Math.max(...records.map(recordBytes))).toBeGreaterThan(MAX_RECORD_BYTES - 100);
    expect(records.flatMap(({content}) => content ?? []).join(' ')).toBe(text);
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  });

  it('names all records that are too large without their text', () => {
    const title = 'x'.repeat(MAX_RECORD_BYTES);
    const records = ['/a', '/b'].map((path) => bucket({path, title}));
    expect(() => toHostedRecords(records, SITE)).toThrow(/- \/a: 20\d+ bytes\n- \/b: 20\d+ bytes/);
  });
});
