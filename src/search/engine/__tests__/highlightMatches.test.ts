import {describe, expect, it} from 'vitest';
import {termsOf} from '../../shared/tokens';
import {highlightMatches, snippetOf} from '../highlightMatches';

const marks = (...words: string[]) => ({
  terms: new Set(words.flatMap(termsOf)),
  before: '[',
  after: ']',
  words: 6,
  ellipsis: '…',
});

describe('highlightMatches', () => {
  it.each([
    ['Store files in a bucket', ['bucket'], 'Store files in a [bucket]'],
    ['Buckets and other buckets', ['bucket'], '[Buckets] and other [buckets]'],
    ['a ?? b', ['??'], 'a [??] b'],
    ['Array<T> & "text"', ['array'], '[Array]&#60;T&#62; &#38; &#34;text&#34;'],
    ['<img src=x>', ['img'], '&#60;[img] src=x&#62;'],
    ['nothing of it', ['queue'], 'nothing of it'],
    ['', ['queue'], ''],
  ])('of %j by %j is %s', (text, words, value) => {
    expect(highlightMatches(text, marks(...words)).value).toBe(value);
  });

  it('tells whether all terms are there', () => {
    expect(highlightMatches('a queue', marks('queue', 'bucket'))).toMatchObject({matchLevel: 'partial'});
    expect(highlightMatches('queue, bucket', marks('queue', 'bucket')).matchLevel).toBe('full');
    expect(highlightMatches('a topic', marks('queue')).matchLevel).toBe('none');
  });
});

describe('snippetOf', () => {
  it.each([
    ['one two three', 'one two three'],
    ['one two three four five six seven', 'one two three four five six…'],
    ['a b c d e f queue h i j k', '…e f [queue] h i j…'],
    ['a b c d e f g h i queue', '…e f g h i [queue]'],
    ['queue b c d e f g h topic j queue l m n', '…g h [topic] j [queue] l…'],
    ['no match\nthe queue', 'the [queue]'],
    ['a queue\nqueue topic', 'a [queue]'],
    ['', ''],
  ])('of %j is %s', (text, value) => {
    expect(snippetOf(text, marks('queue', 'topic')).value).toBe(value);
  });
});
