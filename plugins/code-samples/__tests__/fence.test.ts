import {describe, expect, it} from 'vitest';
import {fencesOf, parseFence} from '../fence';

describe('parseFence', () => {
  it('reads texts and lone words', () => {
    expect(parseFence('wing title="my main.w" fails norun="needs a cloud account"')).toEqual({
      language: 'wing',
      attributes: {title: 'my main.w', fails: true, norun: 'needs a cloud account'},
    });
    expect(parseFence('text output')).toEqual({language: 'text', attributes: {output: true}});
    expect(parseFence('')).toEqual({language: '', attributes: {}});
  });
});

describe('fencesOf', () => {
  it('tells the line of each fence and skips fences inside longer ones', () => {
    const page = [
      '# A',
      '```wing file="./main.w"',
      '```',
      '````md',
      '```sh',
      'x',
      '```',
      '````',
      '```',
      'plain',
      '```',
      '```json',
      '{}',
    ];
    expect(fencesOf(page.join('\n')).map(({language, line}) => [language, line])).toEqual([
      ['wing', 2],
      ['md', 4],
      ['json', 12],
    ]);
  });
});
