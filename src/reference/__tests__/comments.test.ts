import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {markdown} from '../comments';

describe('the Markdown of a comment', () => {
  it('has no headings, and none of its places', () => {
    const nodes = markdown('#\n\n# Text\n\nMore.');
    expect(nodes.map((node) => [node.type, toString(node), node.position])).toEqual([
      ['paragraph', 'Text', undefined],
      ['paragraph', 'More.', undefined],
    ]);
  });

  it('has names for links of the comment', () => {
    expect(
      toString({type: 'root', children: markdown('See {@link cloud.Bucket} and {@link a.B|this}.')}),
    ).toBe('See cloud.Bucket and this.');
  });
});
