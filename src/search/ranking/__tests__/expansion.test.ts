// cspell:ignore bucketprops bxcket bxckxt configur immutabl immutabiliti qeue buckte schedul scheduel sxhedxl vucket wueue xchedxl xyzzyx
import {describe, expect, it} from 'vitest';
import {expand} from '../expansion';
import {createTermIndex} from '../termIndex';
import {EXPANSION_WEIGHTS} from '../weights';

const index = createTermIndex();
const TERMS = [
  ...['bucket', 'bucketprops', 'queue', 'immutabiliti', 'immutabl', 'schedul', 'let', 'letter', '??', '??='],
  ...['if', 'iffy', 'local', 'locker', 'configur', 'connect'],
];
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
    // A known beginning has three letters.
    ['if', ['if']],
    ['let', ['let', 'letter']],
    ['configuration', ['configur']],
    ['connection', ['connect']],
    // What is left without the ending is too short.
    ['local', ['local']],
    // One mistake up to six letters, two in more.
    ['bxcket', ['bucket']],
    ['bxckxt', []],
    ['sxhedxl', ['schedul']],
    // The first letter of a short word is right, and that of a longer one may be the one mistake.
    ['wueue', []],
    ['vucket', ['bucket']],
    ['xchedxl', []],
  ])('finds for %s', (term, found) => expect(expansionsOf(term)).toEqual(found));

  it('weighs a term by how much of it was typed, and by the mistakes', () => {
    const weightsOf = (term: string) =>
      Object.fromEntries(expand(index.terms, term, true).map((one) => [one.term, one.weight]));
    const {longer, longerThanKnown, form, mistake} = EXPANSION_WEIGHTS;
    const share = ([worst, best]: readonly [number, number], part: number) => worst + (best - worst) * part;
    expect(weightsOf('buck')).toEqual({bucket: share(longer, 4 / 6), bucketprops: share(longer, 4 / 11)});
    expect(weightsOf('bucket')).toEqual({bucket: 1, bucketprops: share(longerThanKnown, 6 / 11)});
    expect(weightsOf('connection')).toEqual({connect: share(form, 1)});
    expect(weightsOf('bxcket')).toEqual({bucket: mistake[1]});
    expect(weightsOf('sxhedxl')).toEqual({schedul: mistake[0]});
  });

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
