import {describe, expect, it} from 'vitest';
import {toLeafDirective, unknownAttributes} from '../leafDirective';

describe('a directive on a line of its own', () => {
  it('is told from other nodes', () => {
    const node = {type: 'leafDirective', name: 'api', attributes: {class: 'A'}, children: []} as const;
    const point = {line: 4, column: 1};
    expect(toLeafDirective({...node, children: [], position: {start: point, end: point}})).toEqual({
      name: 'api',
      attributes: {class: 'A'},
      line: 4,
    });
    expect(toLeafDirective({type: 'textDirective', name: 'api', children: []})).toBeUndefined();
    expect(toLeafDirective({type: 'paragraph', children: []})).toBeUndefined();
  });

  it('has no attributes but its own', () => {
    const directive = {name: 'api', attributes: {class: 'A', name: 'B', typ: 'C'}, line: 1};
    expect(unknownAttributes(directive, ['class', 'type'])).toEqual([
      'unknown attribute "name" of ::api: allowed is class, type',
      'unknown attribute "typ" of ::api: allowed is class, type',
    ]);
    expect(unknownAttributes({...directive, attributes: {x: ''}}, [])[0]).toContain('allowed is none');
  });
});
