import {expect, it} from 'vitest';
import {splitMarkdown} from '../documentation';

it('separates code from text', () => {
  expect(
    splitMarkdown('```wing\nclass Bucket\n```\n---\nStores `files`.\n\n**Note** see [it](https://x.y).'),
  ).toEqual([
    {kind: 'code', lang: 'wing', text: 'class Bucket'},
    {kind: 'rule'},
    {
      kind: 'text',
      spans: [
        {text: 'Stores ', isCode: false},
        {text: 'files', isCode: true},
        {text: '.', isCode: false},
      ],
    },
    {kind: 'text', spans: [{text: 'Note see it.', isCode: false}]},
  ]);
});
