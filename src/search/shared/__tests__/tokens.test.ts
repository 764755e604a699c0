// cspell:ignore deadletter dirnam httpclient nobodi putjson stor
import {describe, expect, it} from 'vitest';
import {termsOf, tokenizeText} from '../tokens';

describe('termsOf', () => {
  it.each([
    ['Store files', 'stor file'],
    ['putJson', 'putjson put json'],
    ['put_json', 'putjson put json'],
    ['dead-letter', 'deadletter dead letter'],
    ['HTTPClient', 'httpclient http client'],
    ['Bucket.putJson', 'bucket putjson put json'],
    ['cloud.Bucket.put', 'cloud bucket put'],
    ["a bucket's name", 'a bucket name'],
    ["can't", 'cant'],
    ['@dirname', '@dirname dirnam'],
    ['name ?? "nobody"', 'name ?? nobodi'],
    ['guest?.name', 'guest ?. name'],
    ['(x) => x', 'x => x'],
    ['for i in 0..10', 'for i in 0 .. 10'],
    ['let var', 'let var'],
    ['#', '#'],
    ['#"raw"', '# raw'],
    ['Insist with !', 'insist with !'],
    ['', ''],
  ])('cuts %s', (text, terms) => expect(termsOf(text).join(' ')).toBe(terms));

  it('takes no full stop, mark or bracket for an operator', () => {
    expect(termsOf('Stop! Is it (really) done? Yes. 50% #1')).toEqual(
      termsOf('Stop Is it really done Yes 50 1'),
    );
  });

  it('takes the middle of an address for no comment', () => {
    expect(termsOf('https://winglang.io')).not.toContain('//');
    expect(termsOf('let a = 1; // one')).toContain('//');
  });
});

describe('tokenizeText', () => {
  it('says where the tokens stand', () => {
    const text = 'Call putJson() twice';
    const found = tokenizeText(text).map(({start, end}) => text.slice(start, end));
    expect(found).toEqual(['Call', 'putJson', 'twice']);
  });

  it('keeps dotted chains whole', () => {
    expect(tokenizeText('Call cloud.Bucket.putJson').map(({chain}) => chain)).toEqual([
      undefined,
      'cloud.bucket.putjson',
    ]);
  });

  it('gives the terms that the text was indexed with', () => {
    const text = 'cloud.Bucket has `putJson`, and ?? too';
    expect(tokenizeText(text).flatMap(({terms}) => terms)).toEqual(termsOf(text));
  });
});
