import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {remarkAnchors} from '../remarkAnchors';

function transform(attributes: Record<string, string>): Root {
  const node = {type: 'leafDirective', name: 'anchor', attributes, position: {start: {line: 4}}};
  const tree = {type: 'root', children: [node]} as unknown as Root;
  const run = remarkAnchors.call({} as never, {root: '/site'}) as unknown as (
    tree: Root,
    file: {path: string},
  ) => void;
  run(tree, {path: '/site/docs/a.md'});
  return tree;
}

describe('anchors that other sites lead to', () => {
  it('stand where the directive stands', () => {
    expect(transform({id: 'button-'}).children[0]).toMatchObject({
      name: 'ApiAnchor',
      attributes: [{name: 'id', value: 'button-'}],
      children: [],
    });
  });

  it('hold a link to where they have moved', () => {
    const {children} = transform({id: 'old', to: './b.md#new'}).children[0] as unknown as {
      children: unknown[];
    };
    expect(children).toMatchObject([{type: 'link', url: './b.md#new'}]);
  });

  it.each([
    [{}, 'docs/a.md:4: id="": an anchor has letters, digits, _ and -'],
    [{id: 'a b'}, 'docs/a.md:4: id="a b": an anchor has letters, digits, _ and -'],
    [{id: 'a', too: './b.md'}, 'docs/a.md:4: unknown attribute "too" of ::anchor: allowed is id, to'],
  ])('%j is refused', (attributes, message) => {
    expect(() => transform(attributes as unknown as Record<string, string>)).toThrow(message);
  });
});
