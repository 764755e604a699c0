import {describe, expect, it} from 'vitest';
import {createTermIndex, FIELD_STEP, FIELDS} from '../termIndex';

describe('createTermIndex', () => {
  it('counts a term by record and field, and running text apart', () => {
    const index = createTermIndex();
    index.add(0, 'own', ['bucket']);
    index.add(3, 'own', ['bucket', 'put']);
    index.add(3, 'title', ['bucket']);
    index.add(3, 'text', ['bucket', 'bucket', 'of', 'bucket']);
    const {heads, texts} = index.terms.get('bucket')!;
    const own = FIELDS.indexOf('own');
    const title = FIELDS.indexOf('title');
    expect(heads.places).toEqual([own, 3 * FIELD_STEP + own, 3 * FIELD_STEP + title]);
    expect(heads.records).toBe(2);
    expect(texts).toEqual({places: [3 * FIELD_STEP + FIELDS.indexOf('text')], counts: [3], records: 1});
  });

  it('says how long a field is, against the average of those that have it', () => {
    const index = createTermIndex();
    index.add(0, 'own', ['a']);
    index.add(1, 'own', ['a', 'b', 'c']);
    index.add(2, 'own', []);
    expect([0, 1, 2].map((record) => index.lengthOf(record, FIELDS.indexOf('own')))).toEqual([0.5, 1.5, 0]);
  });
});
