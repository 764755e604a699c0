import {describe, expect, it} from 'vitest';
import synonyms from '../../shared/synonyms.json';
import {termsOf, tokenizeText} from '../../shared/tokens';
import {synonymsOf} from '../synonyms';

function waysToSay(query: string, index = 0): string[] {
  const parts = tokenizeText(query).flatMap((token) => token.parts);
  return synonymsOf(parts, index).map(({terms}) => terms.join(' '));
}

const say = (text: string) => termsOf(text).join(' ');

describe('synonymsOf', () => {
  it.each([
    ['env', 'environment variable'],
    ['environment variables', 'env'],
    ['lambda', 'function'],
    ['s3', 'bucket'],
    ['sqs', 'queue'],
    ['sns', 'topic'],
    ['date', 'datetime'],
    ['regexp', 'regex'],
    ['api gateway', 'api'],
    ['addConsumer', 'setConsumer'],
  ])('says for %s also %s', (query, other) =>
    expect(waysToSay(query)).toContain(
      tokenizeText(other)
        .flatMap(({parts}) => parts.map(({term}) => term))
        .join(' '),
    ),
  );

  it('says them at each place of a phrase', () => {
    expect(waysToSay('set environment variables', 0)).not.toContain('env');
    expect(waysToSay('set environment variables', 1)).toContain('env');
    expect(waysToSay('set environment variables', 2)).toContain('env');
  });

  it('reads no phrase into half of it', () => expect(waysToSay('environment')).toEqual([]));

  it('replaces a word in one direction only', () => {
    expect(waysToSay('null')).toEqual(['nil']);
    expect(waysToSay('nil')).toEqual([]);
  });
});

describe('synonyms.json', () => {
  it('has each phrase once', () => {
    const phrases = [...synonyms.same.flat(), ...Object.keys(synonyms.instead)].map(say);
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
  });
});
