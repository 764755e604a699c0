// cspell:ignore bucketprops qeue buckte immutabiliti immutabl schedul scheduel xyzzyx
import {describe, expect, it} from 'vitest';
import {expand} from '../expansion';
import {createTermIndex} from '../termIndex';

const index = createTermIndex();
const TERMS = ['bucket', 'bucketprops', 'queue', 'immutabiliti', 'immutabl', 'schedul', 'let', '??'];
TERMS.forEach((term, record) => index.add(record, 'own', [term]));

function expansionsOf(term: string, isOpen = true): string[] {
  return expand(index.terms, term, isOpen)
    .sort((one, other) => other.weight - one.weight)
    .map((expansion) => expansion.term);
}

describe('expand', () => {
  it.each([
    ['bucket', ['bucket', 'bucketprops']],
    ['buck', ['bucket', 'bucketprops']],
    ['buckte', ['bucket']],
    ['scheduel', ['schedul']],
    ['immutabiliti', ['immutabiliti', 'immutabl']],
    ['lte', []],
    ['xyzzyx', []],
    ['??', ['??']],
  ])('finds for %s', (term, found) => expect(expansionsOf(term)).toEqual(found));

  it('finds the term alone where no others are wanted', () => {
    expect(expansionsOf('bucket', false)).toEqual(['bucket']);
    expect(expansionsOf('buck', false)).toEqual([]);
  });

  it('takes a term that hardly a text has for the beginning of another as well', () => {
    index.add(90, 'text', ['buc']);
    expect(expansionsOf('buc')).toEqual(['buc', 'bucket', 'bucketprops']);
    for (const record of [91, 92, 93]) index.add(record, 'text', ['qeue']);
    expect(expansionsOf('qeue')).toEqual(['qeue', 'queue']);
    index.add(94, 'text', ['qeue']);
    expect(expansionsOf('qeue')).toEqual(['qeue']);
  });

  it('looks for no mistakes in a word that is known', () => expect(expansionsOf('queue')).toEqual(['queue']));
});
