import {describe, expect, it} from 'vitest';
import {tokenizeText} from '../../shared/tokens';
import {createNameTable, nameKeyOf} from '../names';

describe('createNameTable', () => {
  const table = createNameTable();
  table.add(0, 'cloud.Bucket');
  table.add(1, 'Bucket.put');
  table.add(2, 'Optional types');
  const find = (text: string) => [...table.find([nameKeyOf(tokenizeText(text))])];

  it('finds names whatever their capitals, and headings whatever the form of their words', () => {
    expect(find('Cloud.bucket')).toEqual([[0, 1]]);
    expect(find('optional type')).toEqual([[2, 1]]);
  });

  it('finds all that have the name, and all whose names begin with it', () => {
    const several = createNameTable();
    ['Bucket.get', 'put', 'Bucket.put', 'Api', 'put'].forEach((name, record) => several.add(record, name));
    expect(several.find(['put'])).toEqual(
      new Map([
        [1, 1],
        [4, 1],
      ]),
    );
    expect([...several.find(['bucket.']).keys()]).toEqual([0, 2]);
  });

  it('finds what has just a name', () => {
    expect(table.get('bucket.put')).toEqual([1]);
    expect(table.get('bucket')).toEqual([]);
  });

  it('says how much of a name was typed', () => {
    expect(find('bucket.p')).toEqual([[1, 0.8]]);
    expect(find('queue')).toEqual([]);
  });
});
