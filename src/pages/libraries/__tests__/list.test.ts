import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {wingVersion} from '../../../wing/command-line';
import {MEASURED_WITH, readLibraries, toLibraries} from '../list';

const root = path.join(__dirname, '../../../..');

const page = (file: string, ...head: string[]) => ({file, text: ['---', ...head, '---', 'Text.'].join('\n')});
const box = [
  'library:',
  '  summary: Keeps things.',
  '  version: 0.1.0',
  "  platforms: ['*']",
  '  published: null',
];

describe('the list of libraries', () => {
  it('is read from the pages', () => {
    expect(readLibraries(root).map(({name}) => name)).toContain('dynamodb');
  });

  it('has what the page says, and names the package and the source after it', () => {
    expect(toLibraries([page('box.md', 'title: Box', ...box)])).toEqual([
      {
        name: 'box',
        title: 'Box',
        package: '@winglibs/box',
        version: '0.1.0',
        platforms: ['*'],
        published: null,
        source: 'https://github.com/winglang/winglibs/tree/main/box',
        summary: 'Keeps things.',
      },
    ]);
  });

  it('tells what compiles with the installed toolchain', () => {
    expect(MEASURED_WITH).toBe(wingVersion);
  });

  it('is refused with all its faults, each with its page', () => {
    const pages = [
      page('My-Box.md', 'title: Box', ...box),
      page('bare.md', 'title: Bare'),
      page('empty.md', 'library: {}'),
      page(
        'shelf.md',
        'title: Shelf',
        'library:',
        '  summary: keeps things',
        '  version: 1.2',
        '  platforms: [sim, tf-moon]',
        '  published: 0.1.0',
        '  colour: green',
      ),
    ];
    expect(() => toLibraries(pages)).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/libraries/winglibs/My-Box.md: the name of a library has lower-case letters and digits only
      docs/libraries/winglibs/bare.md: library is required
      docs/libraries/winglibs/empty.md: title is required
      docs/libraries/winglibs/empty.md: summary is required
      docs/libraries/winglibs/empty.md: version is required
      docs/libraries/winglibs/empty.md: platforms is required
      docs/libraries/winglibs/empty.md: published is required
      docs/libraries/winglibs/empty.md: compiles is required
      docs/libraries/winglibs/shelf.md: summary with value keeps things fails to match the sentence pattern (given: "keeps things")
      docs/libraries/winglibs/shelf.md: version must be a string (given: 1.2)
      docs/libraries/winglibs/shelf.md: platforms[1] must be one of [*, sim, tf-aws, tf-azure, tf-gcp, awscdk, k8s] (given: "tf-moon")
      docs/libraries/winglibs/shelf.md: compiles is required
      docs/libraries/winglibs/shelf.md: colour is not allowed (given: "green")]
    `);
  });
});
