import {describe, expect, it} from 'vitest';
import type {SearchRecord} from '../../shared/types';
import {condense} from '../condense';

const record = (path: string, anchor: string, text: string): SearchRecord => ({
  path,
  anchor,
  section: 'blog',
  tag: 'default',
  kind: anchor ? 'heading' : 'page',
  title: 'Post',
  trail: anchor ? [anchor] : [],
  names: [],
  keywords: anchor ? [] : ['winglang'],
  text,
});

describe('condense', () => {
  it('takes the text from sections that repeat others', () => {
    const records = [
      record('/docs/a', '', 'Says it.'),
      record('/docs/a', 'exercises', 'Why there are some.'),
      record('/docs/a', 'exercise-fill-the-gap', 'A task with hints.'),
      record('/docs/a', 'check-what-you-know', 'Questions.'),
      record('/docs/a', 'where-to-go-next', 'A list of links.'),
    ];
    expect(condense(records).map(({text}) => text)).toEqual(['Says it.', 'Why there are some.', '', '', '']);
  });

  it.each(['/blog/2023/02/17/post', '/contributing/rfcs/2023-01-20-plan', '/contributing/stories/story-04'])(
    'makes one record of %s, which retells what was',
    (path) => {
      const records = [
        record(path, '', 'First.'),
        record(path, 'Two', 'Under two.\nBucket'),
        record(path, 'Three', ''),
      ];
      expect(condense(records)).toEqual([
        {...record(path, '', 'First. Under two. Two. Three.'), keywords: []},
      ]);
    },
  );

  it('keeps the beginning of a long text, up to a word, and all headings', () => {
    const path = '/blog/2023/02/17/post';
    const [joined] = condense([record(path, '', 'word '.repeat(1000).trim()), record(path, 'Two', '')]);
    expect(joined?.text).toMatch(/^(?:word )+Two\.$/);
    expect(joined?.text.length).toBeLessThan(1110);
  });

  it('leaves out keywords of which each word is in the title or in a heading', () => {
    const path = '/docs/concepts/a';
    const page = {
      ...record(path, '', 'First.'),
      keywords: ['posts', 'two posts', 'two-posts', 'two gaps', 'queue'],
    };
    const [condensed] = condense([page, record(path, 'Two', '')]);
    expect(condensed?.keywords).toEqual(['two gaps', 'queue']);
  });

  it.each(['/docs/concepts/a', '/blog', '/contributing/start-here/docs'])('leaves %s alone', (path) => {
    const records = [record(path, '', 'First.'), record(path, 'Two', 'Under two.')];
    expect(condense(records)).toEqual(records);
  });
});
