import {expect, it} from 'vitest';
import {MAX_DOCUMENTATION_CHARACTERS, splitMarkdown} from '../documentation';

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

function textOf(markdown: string): string {
  return splitMarkdown(markdown)
    .map((part) => (part.kind === 'text' ? part.spans.map(({text}) => text).join('') : `<${part.kind}>`))
    .join('|');
}

it.each([
  ['# Title\n\n### Part', 'Title|Part'],
  ['a **bold** and __strong__ word', 'a bold and strong word'],
  ['an *emphasized* and _another_ word, snake_case_name', 'an emphasized and another word, snake_case_name'],
  ['[a](b) and [](c), [d] and (e)', 'a and , [d] and (e)'],
  ['[[a](b)', '[a'],
  ['---\na\n---\nb', '<rule>|a|<rule>|b'],
  ['a `b` c', 'a b c'],
])('%j is %j', (markdown, text) => expect(textOf(markdown)).toBe(text));

it('takes a fence without an end for text', () => {
  expect(splitMarkdown('```wing\nlet a;\n```ts\n``` \nend')).toEqual([
    {kind: 'code', lang: 'wing', text: 'let a;\n```ts'},
    {kind: 'text', spans: [{text: 'end', isCode: false}]},
  ]);
  expect(textOf('a\n```wing\nb')).toBe('a\n```wing\nb');
});

it('cuts off what no tooltip can show', () => {
  const long = 'a'.repeat(MAX_DOCUMENTATION_CHARACTERS);
  expect(textOf(long)).toBe(long);
  expect(textOf(`${long}bc`)).toBe(`${long} …`);
});

// Each of them was looked through again from each of its signs: a second for 30,000.
it.each(['[', '[](a', ' _a', '```x\n', '**', '__a**', '`', '#\n', '\n---'])(
  'looks at a comment of %j a few times only',
  (piece) => expect(splitMarkdown(piece.repeat(1_000_000)).length).toBeLessThan(MAX_DOCUMENTATION_CHARACTERS),
);
