import {describe, expect, it} from 'vitest';
import {recordOf} from '../../shared/__tests__/records';
import {stem} from '../../shared/stem';
import {createCorpus} from '../corpus';
import {phraseShares} from '../phrases';
import type {Pair} from '../query';

const pair = (first: string, second: string, isApart = false): Pair => ({
  first: stem(first),
  second: stem(second),
  isApart,
});

function sharesOf(texts: readonly string[], pairs: readonly Pair[]): number[] {
  const corpus = createCorpus();
  texts.forEach((text, at) => corpus.add(recordOf(`/docs/${at}`, {title: 'Page', text})));
  const shareOf = phraseShares(corpus, pairs);
  return texts.map((_, at) => shareOf(at));
}

describe('phraseShares', () => {
  it('is the whole only where all words follow one another', () => {
    const pairs = [pair('call', 'inflight'), pair('inflight', 'phase')];
    const [same, other, none] = sharesOf(
      ['call inflight phase', 'phase inflight call inflight', 'call it'],
      pairs,
    );
    expect(same).toBe(1);
    expect(other).toBeGreaterThan(0);
    expect(other).toBeLessThan(1);
    expect(none).toBe(0);
  });

  it('passes over a name between two words, but no more', () => {
    const pairs = [pair('member', 'exist', true)];
    expect(sharesOf(['Member "push" exist', 'Member a b c d e exist', 'Member exist'], pairs)).toEqual([
      1, 0, 1,
    ]);
  });

  it('counts rare words for more', () => {
    const pairs = [pair('of', 'the'), pair('but', 'stringable')];
    const [common, rare] = sharesOf(['of the', 'but stringable', 'of the', 'of the', 'of the'], pairs);
    expect(rare).toBeGreaterThan(common!);
  });

  it('sees text that comes later', () => {
    const corpus = createCorpus();
    corpus.add(recordOf('/docs/a', {title: 'Page'}));
    const pairs = [pair('unexpected', 'nil')];
    expect(phraseShares(corpus, pairs)(0)).toBe(0);
    corpus.addText(0, 'Unexpected nil');
    expect(phraseShares(corpus, pairs)(0)).toBe(1);
  });
});
