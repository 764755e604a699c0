import {describe, expect, it} from 'vitest';
import {describeProblems, parseExample} from '../frontMatter';

const PAGE = {
  title: 'Counting',
  subtitle: 'Counts.',
  type: 'pattern',
  platform: '[sim]',
  language: 'wing',
  githubURL: 'https://github.com/example/site',
  repoDirectory: 'docs/examples/counting',
  authors: '{name: Wing team, role: Maintainers}',
  cloudResources: 'counter',
};

function parse(changes: Record<string, string | undefined> = {}) {
  const fields = Object.entries({...PAGE, ...changes}).filter(([, value]) => value !== undefined);
  const yaml = fields.map(([name, value]) => `${name}: ${value}`).join('\n');
  return parseExample('index.md', `---\n${yaml}\n---\n\nText.\n`);
}

function problemsOf(changes: Record<string, string | undefined>): string[] {
  return parse(changes).problems.map(({line, field, message}) => `${line ?? '-'} ${field}: ${message}`);
}

describe('parseExample', () => {
  it('makes a list of a single value', () => {
    const {frontMatter, content} = parse();
    expect(frontMatter).toMatchObject({
      type: ['pattern'],
      platform: ['sim'],
      language: ['wing'],
      cloudResources: ['counter'],
      authors: [{name: 'Wing team', role: 'Maintainers'}],
      resources: [],
      coverImageInPage: true,
      coverImageOptions: {},
    });
    expect(content.trim()).toBe('Text.');
  });

  it('needs only what a card shows of a tutorial elsewhere', () => {
    const page = ['platform', 'language', 'githubURL', 'repoDirectory', 'authors'].map(
      (name) => [name, undefined] as const,
    );
    const changes = {...Object.fromEntries(page), url: 'https://learn.example.com'};
    expect(problemsOf({...changes, coverImage: './cover.png'})).toEqual([]);
    expect(problemsOf(changes)).toEqual(['- coverImage: is missing']);
  });

  it.each([
    [{title: undefined}, '- title: is missing'],
    [{title: '""'}, '2 title: is empty; allowed: a string'],
    [
      {platform: '[sim, tf-oracle]'},
      '5 platform[1]: "tf-oracle" is not allowed; allowed: sim, tf-aws, tf-azure, tf-gcp, awscdk',
    ],
    [{type: 'recipe'}, '4 type: "recipe" is not allowed; allowed: pattern, interactive tutorial'],
    [{language: 'go'}, '6 language: "go" is not allowed; allowed: wing, typescript'],
    [
      {cloudResources: '[table]'},
      '10 cloudResources[0]: "table" is not allowed; allowed: api, website, counter, queue, bucket, function, redis instance',
    ],
    [{platform: '[sim, sim]'}, '5 platform[1]: "sim" is there twice'],
    [
      {githubURL: 'github.com/a'},
      '7 githubURL: "github.com/a" is not allowed; allowed: an address that starts with https://',
    ],
    [
      {resources: '[{label: A, href: docs/a}]'},
      '11 resources[0].href: "docs/a" is not allowed; allowed: a path of the site that starts with a slash, or an https address',
    ],
    [
      {coverImage: 'cover.gif2'},
      '11 coverImage: "cover.gif2" is not allowed; allowed: "generated", or the path of an image beside the page like "./cover.svg"',
    ],
    [{coverImageInPage: 'often'}, '11 coverImageInPage: "often" is not allowed; allowed: true, false'],
    [
      {slug: 'My Slug'},
      '11 slug: "My Slug" is not allowed; allowed: small letters, digits and single hyphens',
    ],
  ])('rejects %o', (changes, problem) => {
    expect(problemsOf(changes)).toEqual([problem]);
  });

  it('names the fields when one is unknown', () => {
    expect(problemsOf({tittle: 'Counting'})[0]).toMatch(
      /^11 tittle: is not a field here; the fields are slug, title, /,
    );
    expect(problemsOf({coverImageOptions: '{aws: ./a.svg}'})[0]).toContain('the fields are sim, tf-aws,');
  });

  it('tells where the front matter is not YAML', () => {
    expect(problemsOf({title: '[a'})[0]).toMatch(/front matter: /);
  });
});

describe('describeProblems', () => {
  it('gives each problem a line with its place', () => {
    const problem = {file: 'a/index.md', line: 3, field: 'type', message: 'is missing'};
    expect(describeProblems([problem, {...problem, line: undefined}])).toBe(
      'The examples have 2 problems:\n- a/index.md:3: type: is missing\n- a/index.md: type: is missing',
    );
  });
});
