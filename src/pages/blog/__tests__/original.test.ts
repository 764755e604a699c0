import {describe, expect, it} from 'vitest';
import {withOriginal} from '../feedItems';
import {originalOf, sourceOf, toWords} from '../original';
import {originalProblems} from '../originalProblems';
import {basedOn} from '../structuredData';

const ORIGINAL = {
  authors: ['Ada Lovelace', 'Grace Hopper'],
  date: '2023-02-17',
  url: 'https://www.example.com/blog/2023/02/17/post',
};

describe('the front matter of a retold post', () => {
  it.each([ORIGINAL.date, new Date(ORIGINAL.date), '2023-02-17T00:00:00.000Z'])(
    'is read, with the day as %s',
    (date) => {
      expect(originalOf({original: {...ORIGINAL, date}})).toEqual(ORIGINAL);
    },
  );

  it.each([ORIGINAL.date, new Date(ORIGINAL.date)])('is right, with the day as %s', (date) => {
    expect(originalProblems({...ORIGINAL, date})).toEqual([]);
  });

  it('may be missing', () => {
    expect(originalProblems(undefined)).toEqual([]);
    expect(originalOf({})).toBeUndefined();
  });

  it.each([
    [
      'an address alone',
      ORIGINAL.url,
      'original: "https://www.example.com/blog/2023/02/17/post": allowed are authors, date, url',
    ],
    ['an unknown key', {...ORIGINAL, day: 1}, 'original.day: is not known: allowed are authors, date, url'],
    ['no author', {...ORIGINAL, authors: []}, 'original.authors: []: allowed is a list of names'],
    [
      'an author as text',
      {...ORIGINAL, authors: 'Ada'},
      'original.authors: "Ada": allowed is a list of names',
    ],
    ['an empty name', {...ORIGINAL, authors: [' ']}, 'original.authors: [" "]: allowed is a list of names'],
    [
      'no date',
      {...ORIGINAL, date: undefined},
      'original.date: is missing: allowed is a day of the calendar, as YYYY-MM-DD',
    ],
    [
      'a day that is none',
      {...ORIGINAL, date: '2023-02-31'},
      'original.date: "2023-02-31": allowed is a day of the calendar, as YYYY-MM-DD',
    ],
    [
      'another scheme',
      {...ORIGINAL, url: 'http://x.com'},
      'original.url: "http://x.com": allowed is an address that begins with https://',
    ],
    [
      'a path',
      {...ORIGINAL, url: '/blog'},
      'original.url: "/blog": allowed is an address that begins with https://',
    ],
  ])('with %s is refused', (_name, value, problem) => {
    expect(originalProblems(value)).toEqual([problem]);
  });

  it('is refused for all that is wrong with it', () => {
    expect(originalProblems({})).toHaveLength(3);
  });
});

describe('the words of a retold post', () => {
  it('name the authors and the day', () => {
    const {before, link, after} = toWords(ORIGINAL);
    expect(before + link + after).toBe(
      'Retold in 2026. The original, by Ada Lovelace and Grace Hopper, was published on February 17, 2023, at example.com/blog/2023/02/17/post.',
    );
  });

  it('link its source, where it was a post of this blog', () => {
    expect(sourceOf({...ORIGINAL, url: 'https://www.winglang.io/blog/2024/6/12/ported-to-cloud'})).toMatch(
      /^https:\/\/github\.com\/winglang\/docsite\/blob\/\w{40}\/blog\/2024-6-12-ported-to-cloud\.md$/,
    );
    expect(sourceOf(ORIGINAL)).toBe(ORIGINAL.url);
  });

  it('end its summary in the feeds, and begin its text', () => {
    const {description, content} = withOriginal(
      {original: ORIGINAL},
      {description: 'About it.', content: '<p>Text</p>'},
    );
    expect(description).toMatch(/^About it\. Retold in 2026\. The original, by Ada/);
    expect(content).toMatch(
      /^<p>Retold in 2026\. <a href="https:\/\/www\.example\.com\/blog\/2023\/02\/17\/post">The original<\/a>, by Ada .*<\/p><p>Text<\/p>$/,
    );
    expect(withOriginal({}, {description: 'About it.'})).toEqual({});
  });

  it('are properties of its structured data', () => {
    expect(basedOn({original: ORIGINAL})).toEqual({
      isBasedOn: {
        '@type': 'BlogPosting',
        url: ORIGINAL.url,
        datePublished: '2023-02-17',
        author: [
          {'@type': 'Person', name: 'Ada Lovelace'},
          {'@type': 'Person', name: 'Grace Hopper'},
        ],
      },
    });
    expect(basedOn({})).toEqual({});
  });
});
