import {describe, expect, it} from 'vitest';
import {lintProse, patternNames} from '../lint';

const lint = async (file: string, text: string) =>
  (await lintProse(file, text)).map(({line, column, name}) => `${line}:${column} ${name}`);

describe('the linter of prose', () => {
  it('names the file, line, column, pattern and what to write', async () => {
    expect(await lintProse('docs/a.md', 'One line.\n\nBoth stand in a file.\n')).toEqual([
      {
        file: 'docs/a.md',
        line: 3,
        column: 6,
        name: 'stand',
        message: expect.stringMatching(/^stand => is \(stand: things are, live/),
      },
    ]);
  });

  it('reads headings, lists, tables, links and wrapped lines of Markdown', async () => {
    const text =
      '# Texts\n\n- It is outside of it.\n\n| a | b |\n| - | - |\n| shall | [anew](x.md) |\n\nIt is\nno mistake.\n';
    expect(await lint('a.md', text)).toEqual([
      '1:3 text',
      '3:9 inside of',
      '7:3 shall',
      '7:12 anew',
      '9:4 is no',
    ]);
  });

  it('reads titles and descriptions of front matter, and alternative texts of pictures', async () => {
    const text = '---\nslug: anew\ntitle: Anew\ndescription: "It shall stay"\n---\n\n![Two texts](a.png)\n';
    expect(await lint('a.md', text)).toEqual(['3:8 anew', '4:18 shall', '7:3 text']);
  });

  it.each([
    ['a fence', '```text error\nA text shall stand anew.\n```\n'],
    ['code in a line', 'It prints `a text anew`.\n'],
    ['the address of a link', '[Name](anew/stands.md)\n'],
    ['a quotation', '> It stands anew.\n'],
    ['an anchor', '## Name {#it-stands}\n\n::anchor{id="stand-anew"}\n'],
    ['an HTML comment', '<!-- It stands anew. -->\n'],
  ])('leaves out %s', async (_name, text) => {
    expect(await lint('a.md', text)).toEqual([]);
  });

  it('reads attributes of MDX, not its imports, exports and comments', async () => {
    const text =
      'import anew from \'anew\';\nexport const shall = 1;\n\n{/* anew */}\n\n<Card title="It stands" to="anew" />\n';
    expect(await lint('a.mdx', text)).toEqual(['6:17 stand']);
  });

  it('reads strings and text of components in code, not names and comments', async () => {
    const text = [
      "import {anew} from './stand shall';",
      '// It shall stand.',
      "const label = 'It shall stay';",
      'const message = `It stands ${label} in the simulator only`;',
      "const id = 'anew';",
      'const view = <p className="anew">Ask somebody here</p>;',
    ].join('\n');
    expect(await lint('a.tsx', text)).toEqual(['3:19 shall', '4:21 stand', '4:37 only', '6:38 somebody']);
  });

  it('reads descriptions, labels and messages of YAML and JSON', async () => {
    expect(await lint('tags.yml', 'anew:\n  label: Anew\n  permalink: /anew\n')).toEqual(['2:10 anew']);
    expect(await lint('a.json', '{"anew": {"message": "It shall stay"}}')).toEqual(['1:26 shall']);
  });
});

it('names the line of front matter that cannot be read', async () => {
  const [finding] = await lintProse('a.md', '---\ntitle: A\ndescription: One: two\n---\n\nIt is.\n');
  expect(finding).toMatchObject({file: 'a.md', line: 3, message: expect.stringContaining('Nested mappings')});
});

describe('an exception', () => {
  it('is for one pattern in the paragraph after it', async () => {
    const text =
      '<!-- prose-ok shall: quoted from the licence -->\n\nIt shall\nand shall stand.\n\nIt shall.\n';
    expect(await lint('a.md', text)).toEqual(['4:11 stand', '6:4 shall']);
  });

  it.each([
    ['is not needed', '<!-- prose-ok shall: quoted -->\n\nIt does.\n', 'remove the exception'],
    ['has no reason', '<!-- prose-ok shall: -->\n\nIt shall.\n', 'the reason is missing'],
    ['names no pattern', '<!-- prose-ok all: why -->\n\nIt does.\n', 'there is no pattern "all"'],
  ])('is refused when it %s', async (_name, text, message) => {
    expect(await lintProse('a.md', text)).toEqual([
      expect.objectContaining({line: 1, message: expect.stringContaining(message)}),
    ]);
  });
});

describe('the table of patterns', () => {
  it('gives each pattern a name', () => {
    expect(patternNames.size).toBeGreaterThan(25);
  });
});
