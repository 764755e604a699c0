import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createMistakes, describeMistake, describePageError} from './mistakes';

describe('describeMistake', () => {
  const around = (cause: Error) =>
    new Error("Can't process doc metadata for doc at path path=/site/docs/a.md in version name=current", {
      cause,
    });

  it('names file, line and column of front matter that is not YAML', () => {
    const cause = Object.assign(new Error('missed comma at line 3, column 1:\n    x'), {
      reason: 'missed comma',
      mark: {line: 2, column: 0},
    });
    expect(describeMistake(around(cause), '/site')).toBe('docs/a.md:3:1: front matter: missed comma');
  });

  it('names the line, the field, its value and what is allowed, for each wrong field', () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'mistakes-'));
    const file = path.join(root, 'a.md');
    fs.writeFileSync(file, '---\ntitle: A\nsidebar_position: abc\n---\n');
    const details = [
      {path: ['sidebar_position'], message: 'must be a number', context: {value: 'abc'}},
      {path: ['tags'], message: 'is required', context: {}},
    ];
    const error = new Error(`doc at path path=${file} in version name=current`, {
      cause: Object.assign(new Error('both'), {details}),
    });
    expect(describeMistake(error, root)).toBe(
      'a.md:3: sidebar_position: "abc": must be a number\na.md:1: tags: is required',
    );
    fs.rmSync(root, {recursive: true});
  });

  it('is the innermost cause where that says all', () => {
    const cause = new Error('docs/learn/a.md: group: is missing: allowed are Basics, HTTP');
    const error = new Error('Docusaurus could not load module at path "/site/sidebars.ts"', {cause});
    expect(describeMistake(error, '/site')).toBe(cause.message);
  });
});

describe('describePageError', () => {
  const drawn = (cause: string, details = '') =>
    [
      '  × Module build failed (from ./plugins/samples/fileFenceLoader.mjs):',
      `  ╰─▶   × Error: MDX compilation failed for file "/site/docs/a.md"`,
      `        │ Cause: ${cause}`,
      '        │ Details:',
      `        │ ${details}`,
      '        │     at compileToJSX (/site/node_modules/@docusaurus/mdx-loader/lib/utils.js:93:15)',
    ].join('\n');

  it('leaves what names its place as it is', () => {
    expect(describePageError(drawn('docs/a.md:3: unknown word "x"'), '/site')).toBe(
      'docs/a.md:3: unknown word "x"',
    );
  });

  it('takes the place of a mistake in JSX from the details', () => {
    const place = '"line": 5, "column": 7';
    expect(describePageError(drawn('Unexpected end of file', place), '/site')).toBe(
      'docs/a.md:5:7: Unexpected end of file',
    );
  });

  it('names the page whose front matter is not YAML', () => {
    const message = '  ╰─▶   × YAMLException: missed comma (3:1)\n        │  2 | title: [A';
    expect(describePageError(message, '/site', '/site/docs/a.md')).toBe(
      'docs/a.md:3:1: front matter: missed comma',
    );
  });

  it('knows nothing of other errors', () => {
    expect(describePageError("Can't resolve './a'", '/site')).toBeUndefined();
  });
});

describe('reading content', () => {
  it('goes on with the last content while the server runs, and forgets a mistake that is mended', async () => {
    const mistakes = createMistakes('/site', true);
    let changes = 0;
    mistakes.onChange(() => changes++);
    let load = () => 'first';
    const read = mistakes.reading(() => load());
    expect(await read()).toBe('first');
    load = () => {
      throw new Error('docs/a.md:1: wrong');
    };
    expect(await read()).toBe('first');
    expect(mistakes.list()).toEqual(['docs/a.md:1: wrong']);
    load = () => 'second';
    expect(await read()).toBe('second');
    expect(mistakes.list()).toEqual([]);
    expect(changes).toBe(2);
  });

  it('lists a mistake once that two plugins have found', async () => {
    const mistakes = createMistakes('/site', true);
    for (let plugin = 0; plugin < 2; plugin++) {
      let isWrong = false;
      const read = mistakes.reading(() => {
        if (isWrong) throw new Error('wrong');
      });
      await read();
      isWrong = true;
      await read();
    }
    expect(mistakes.list()).toEqual(['wrong']);
  });

  it.each([
    ['in a build', false],
    ['when there is no content yet', true],
  ])('throws an error without a stack %s', async (_, isServed) => {
    const read = createMistakes('/site', isServed).reading(() => {
      throw new Error('docs/a.md:1: wrong');
    });
    const error = await read().catch((one: Error) => one);
    expect(error?.stack).toBe('docs/a.md:1: wrong');
  });
});
