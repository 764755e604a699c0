import {describe, expect, it} from 'vitest';
import {toCalls} from '../calls';

const SOURCE = [
  'let links = new cloud.Bucket() as "Links";',
  'let save = new cloud.Function(inflight () => {',
  '  links.put("docs", "");',
  '}) as "Save";',
].join('\n');
const CALL = {source: 'root/Default/Save', target: 'root/Default/Links', targetOp: 'put'};
const PLACE = {file: 'main.w', line: 3, column: 3};

describe('toCalls', () => {
  it('finds the place of a call, once where a function is invoked in two ways', () => {
    expect(toCalls([CALL, CALL], SOURCE)).toEqual([
      {function: CALL.source, resource: CALL.target, operation: 'put', place: PLACE},
    ]);
  });

  it('leaves out connections to the inside of a resource', () => {
    const inner = {...CALL, target: 'root/Default/Links/Resource'};
    expect(toCalls([inner], SOURCE)).toEqual([]);
  });

  it('refuses a program with two calls that are the same', () => {
    expect(() => toCalls([CALL], `${SOURCE}\nlinks.put("a", "");`)).toThrow('2 calls of links.put');
  });
});
