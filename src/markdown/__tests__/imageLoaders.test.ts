import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {imageLoaders} from '../imageLoaders';

/** What Docusaurus makes of an image, as far as it matters here. */
function image(loader: string) {
  const request = `!${loader}/url-loader/dist/cjs.js?limit=10000&fallback=${loader}/file-loader/dist/cjs.js!./a.avif`;
  const value = `require("${request}").default`;
  const literal = {type: 'Literal', value: request, raw: `"${request}"`};
  const src = {
    type: 'mdxJsxAttributeValueExpression',
    value,
    data: {estree: {type: 'Program', body: [literal]}},
  };
  const attributes = [
    {type: 'mdxJsxAttribute', name: 'alt', value: 'A &fallback=/of/words!'},
    {type: 'mdxJsxAttribute', name: 'src', value: src},
  ];
  const element = {type: 'mdxJsxTextElement', name: 'img', attributes, children: []};
  return {type: 'root', children: [{type: 'paragraph', children: [element]}]} as unknown as Root;
}

describe('imageLoaders', () => {
  it('leaves no path of the machine in the parameters of a loader, and writes no screen into a page', () => {
    const tree = image('/home/somebody/node_modules');
    imageLoaders()(tree);
    const text = JSON.stringify(tree);
    expect(text).not.toContain('file-loader');
    expect(text.match(/\?limit=0!\.\/a\.avif/g)).toHaveLength(3);
  });

  it('leaves all else as it is', () => {
    const tree = image('/home/somebody/node_modules');
    imageLoaders()(tree);
    expect(JSON.stringify(tree)).toContain('A &fallback=/of/words!');
  });
});
