import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadExamples, toEntry} from '../content';
import {DEFAULT_OPTIONS} from '../options';

const options = {...DEFAULT_OPTIONS, repository: 'https://github.com/example/site'};
const load = (fixture: string) => loadExamples(resolve(__dirname, '../__fixtures__', fixture), options);

describe('loadExamples', () => {
  it('reads the entries, those with a page first', async () => {
    const [counting, elsewhere] = await load('site');
    expect(counting).toMatchObject({
      slug: 'counting',
      coverImage: 'generated',
      program: {hasPackages: false},
    });
    expect(counting?.program?.notChecked).toBeUndefined();
    expect(elsewhere).toMatchObject({slug: 'elsewhere', coverImage: './cover.svg', program: undefined});
  });

  it('reports all problems of all files in one error', async () => {
    const error = await load('broken').catch((reason: Error) => reason);
    const lines = String(error).split('\n');
    expect(lines[0]).toBe(`Error: The examples have ${lines.length - 1} problems:`);
    for (const expected of [
      'one/index.md: title: is missing',
      'one/index.md:4: type: "recipe" is not allowed; allowed: pattern, interactive tutorial',
      'one/index.md:5: platform[2]: "tf-oracle" is not allowed',
      'one/index.md:7: githubURL: "http://github.com/example/site" is not allowed',
      'one/index.md:12: authors[0].mastodon: is not a field here; the fields are name, role, twitter, github',
      'one/index.md:13: cloudResources[1]: "table" is not allowed',
      'one/index.md:14: coverImageOptions.aws: is not a field here',
      'two/index.md:13: resources[0].href: "docs/concepts" is not allowed',
      'three/index.md: coverImage: is missing',
      'three/index.md:6: url: "learn.example.com" is not allowed',
    ]) {
      expect(
        lines.filter((line) => line.includes(`docs/examples/${expected}`)),
        expected,
      ).toHaveLength(1);
    }
  });

  it('rejects a slug that two entries have', async () => {
    await expect(load('twice')).rejects.toThrowError(
      'docs/examples/b/index.md: slug: "same" is taken by docs/examples/a/index.md; each example needs its own slug',
    );
  });
});

function entryOf(front: string, {files = ['main.w', 'docs'], body = ''} = {}) {
  const text = `---
title: Counting
subtitle: Counts.
type: pattern
platform: sim
language: wing
authors: {name: Wing team, role: Maintainers}
cloudResources: counter
${front}
---
${body}`;
  const {entry, problems} = toEntry({
    sourcePath: 'docs/examples/counting/index.md',
    siteDir: '/site',
    repository: 'https://github.com/example/site',
    exists: (path: string) => files.some((file) => path.endsWith(`/${file}`)),
    text,
  });
  return {entry, problems: problems.map(({line, field, message}) => `${line ?? '-'} ${field}: ${message}`)};
}

const PLACE = 'githubURL: https://github.com/example/site.git\nrepoDirectory: docs';

describe('toEntry', () => {
  it('takes the slug from the folder, unless the front matter has one', () => {
    expect(entryOf(PLACE).entry?.slug).toBe('counting');
    expect(entryOf(`${PLACE}\nslug: to-count`).entry?.slug).toBe('to-count');
  });

  it('draws a cover by default where there is a program', () => {
    expect(entryOf(PLACE)).toMatchObject({entry: {coverImage: 'generated'}, problems: []});
    expect(entryOf(PLACE, {files: ['docs']}).problems).toEqual([
      '- coverImage: needs an image file, as the program that a diagram would show is not there (main.w)',
    ]);
  });

  it('knows from the fence why a program is not compiled, and then wants an image', () => {
    const body = '```wing title="main.w" file="./main.w" nocheck="not on the registry"\n```\n';
    const {entry, problems} = entryOf(`${PLACE}\ncoverImage: generated`, {body});
    expect(entry?.program?.notChecked).toBe('not on the registry');
    expect(problems).toEqual([
      '11 coverImage: needs an image file, as the program that a diagram would show is not compiled here',
    ]);
  });

  it('rejects images and folders that are not there', () => {
    const front = 'githubURL: https://github.com/example/site\nrepoDirectory: elsewhere';
    const images = 'coverImage: ./a.svg\ncoverImageOptions: {sim: ./b.svg}';
    expect(entryOf(`${front}\n${images}`).problems).toEqual([
      '11 coverImage: "./a.svg" is not there; allowed: the path of an image beside the page',
      '12 coverImageOptions.sim: "./b.svg" is not there; allowed: the path of an image beside the page',
      '10 repoDirectory: "elsewhere" is not a folder of https://github.com/example/site',
    ]);
  });

  it('does not look for folders of other repositories', () => {
    const front = 'githubURL: https://github.com/example/other\nrepoDirectory: elsewhere';
    expect(entryOf(front).problems).toEqual([]);
  });
});
