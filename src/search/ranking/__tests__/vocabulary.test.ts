// cspell:ignore bermisions buket clsas chaning optionl pemisions permisions quees shedule tppik xable
import {describe, expect, it} from 'vitest';
import {createTermIndex} from '../termIndex';
import {createVocabulary} from '../vocabulary';
import {termsOf} from '../../shared/tokens';

function vocabularyOf(...texts: readonly string[]) {
  const vocabulary = createVocabulary();
  const index = createTermIndex();
  for (const [record, text] of texts.entries()) {
    vocabulary.add(text);
    index.add(record, 'own', termsOf(text));
  }
  return (query: string) => vocabulary.correct(query, index.terms);
}

describe('correct', () => {
  it('replaces words that occur nowhere by the closest known ones, in their places', () => {
    const correct = vocabularyOf('Optional chaining', 'Queues', 'Schedule');
    expect(correct('optionl chaning')).toBe('optional chaining');
    expect(correct('a  shedule, quees!')).toBe('a  schedule, queues!');
  });

  it('takes the more frequent one of two words that are equally close', () => {
    expect(vocabularyOf('table', 'cable', 'cable')('xable')).toBe('cable');
    expect(vocabularyOf('table', 'table', 'cable')('xable')).toBe('table');
  });

  it('forgives two mistakes only in longer words that begin with the same letter', () => {
    const correct = vocabularyOf('permissions', 'topic');
    expect(correct('permisions')).toBe('permissions');
    expect(correct('pemisions')).toBe('permissions');
    expect(correct('bermisions')).toBe('bermisions');
    expect(correct('tppik')).toBe('tppik');
  });

  it.each(['queue', 'que', 'sns', 'queue2', '??', 'Queue.psh', ''])('leaves %j as it is', (query) => {
    expect(vocabularyOf('queues', 'push')(query)).toBe(query);
  });

  it('leaves names in quotes alone, which are the reader’s own', () => {
    const correct = vocabularyOf('bucket', 'class', 'member');
    expect(correct('the clsas "Buket" has no member')).toBe('the class "Buket" has no member');
  });

  it('looks only at the first words of a long query, and at no word that is longer than any', () => {
    const correct = vocabularyOf('bucket');
    const long = 'buket '.repeat(300_000);
    expect(correct(long)).toBe(long.replace(/^(?:buket ){20}/, 'bucket '.repeat(20)));
    expect(correct('x'.repeat(2_000_000))).toHaveLength(2_000_000);
  });
});
