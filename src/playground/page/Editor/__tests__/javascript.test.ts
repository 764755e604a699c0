import {javascriptLanguage, typescriptLanguage} from '@codemirror/lang-javascript';
import {highlightTree} from '@lezer/highlight';
import {expect, it} from 'vitest';
import {javascriptStyle} from '../javascript';

function coloursOf(text: string, {parser} = javascriptLanguage): Record<string, string> {
  const colours: Record<string, string> = {};
  highlightTree(parser.parse(text), javascriptStyle, (from, to, classes) => {
    colours[text.slice(from, to)] = classes;
  });
  return colours;
}

it('has the classes that the pages have for JavaScript', () => {
  const text = '// why\nexports.total = async (shop) => new Map([["a", null], [`b${count(1)}`, true]]);';
  expect(coloursOf(text)).toMatchObject({
    '// why': 'token comment',
    '.': 'token punctuation',
    '=': 'token punctuation',
    async: 'token keyword',
    new: 'token keyword',
    Map: 'token type',
    '"a"': 'token string',
    null: 'token number',
    count: 'token function',
    '1': 'token number',
    true: 'token number',
  });
});

it('knows the types of TypeScript', () => {
  expect(coloursOf('let a: Shop = {size: 1};', typescriptLanguage)).toMatchObject({
    Shop: 'token type',
    size: 'token property',
  });
});
