/** One of each thing that contributors add: the files that CONTRIBUTING.md names for it, and what the site makes of them. */
export interface Entry {
  readonly name: string;
  /** New files of the repository, by path, with their texts; a number in it is no part of the rules. */
  readonly files?: Readonly<Record<string, string>>;
  /** A line that is put into a file, after the first line that has a text. */
  readonly line?: {readonly file: string; readonly after: string; readonly text: string};
  /** Paths that the site has to answer then. */
  readonly routes?: readonly string[];
  /** Ids of documents that have to be in a sidebar. */
  readonly inSidebar?: readonly string[];
  /** Redirects that have to be there then, old path to new. */
  readonly redirects?: Readonly<Record<string, string>>;
  /** Pages whose first program the playground's menu has to offer. */
  readonly inPlayground?: readonly string[];
  /** Addresses or paths that the navbar has to have. */
  readonly inNavbar?: readonly string[];
}

const PROGRAM = '```wing title="main.w"\nbring cloud;\n\nlet bucket = new cloud.Bucket();\n```';

function page(head: readonly string[], body = 'A paragraph.'): string {
  return ['---', ...head, '---', '', body, ''].join('\n');
}

export const ENTRIES: readonly Entry[] = [
  {
    name: 'a page of the documentation',
    files: {
      'docs/concepts/added-page.md': page(['title: Added page', 'description: A page that is only a test.']),
    },
    routes: ['/docs/concepts/added-page'],
    inSidebar: ['concepts/added-page'],
  },
  {
    name: 'a tutorial',
    files: {
      'docs/learn/added-lesson.md': page(
        [
          'title: Added lesson',
          'description: A tutorial that is only a test.',
          'group: Basics',
          'sidebar_position: 2.5',
        ],
        PROGRAM,
      ),
    },
    routes: ['/docs/learn/added-lesson'],
    inSidebar: ['learn/added-lesson'],
    inPlayground: ['/docs/learn/added-lesson'],
  },
  {
    name: 'a post',
    files: {
      'blog/2026-11-22-added-post.mdx': page(
        ['title: Added post', 'description: A post that is only a test.', 'authors: [wing]', 'tags: [iac]'],
        'First words.\n\n{/* truncate */}\n\nMore words.',
      ),
    },
    routes: ['/blog/2026/11/22/added-post'],
  },
  {
    name: 'an RFC',
    files: {
      'contributing/rfcs/2026-11-22-added-rfc.md': page([
        'title: Added RFC',
        'description: A proposal that is only a test.',
      ]),
    },
    routes: ['/contributing/rfcs/2026-11-22-added-rfc', '/contributing/category/rfcs'],
    inSidebar: ['rfcs/2026-11-22-added-rfc'],
  },
  {
    name: 'a library',
    files: {
      'docs/libraries/winglibs/addedlibrary.md': page([
        'title: Added library',
        'description: A library that is only a test.',
        'library:',
        '  summary: Is only a test.',
        '  version: 0.0.1',
        '  platforms: [sim]',
        '  published: null',
      ]),
    },
    routes: ['/docs/libraries/winglibs/addedlibrary'],
    inSidebar: ['libraries/winglibs/addedlibrary'],
    redirects: Object.fromEntries(
      ['/docs/libraries', '/docs/winglibs', '/docs/winglibs/winglibs'].map((folder) => [
        `${folder}/addedlibrary`,
        '/docs/libraries/winglibs/addedlibrary',
      ]),
    ),
  },
  {
    name: 'an example',
    files: {
      'docs/examples/added-example/index.md': page(
        [
          'title: Added example',
          'subtitle: An example that is only a test.',
          'type: pattern',
          'platform: [sim]',
          'language: wing',
          'githubURL: https://github.com/winglang/docsite',
          'repoDirectory: docs/examples/added-example',
          'coverImage: generated',
          'authors:',
          '  - name: Wing team',
          '    role: Maintainers',
          '    github: https://github.com/winglang',
          'cloudResources: [bucket]',
        ],
        '```wing title="main.w" file="./main.w"\n```',
      ),
      'docs/examples/added-example/main.w': 'bring cloud;\n\nlet bucket = new cloud.Bucket();\n',
    },
    routes: ['/docs/examples/added-example'],
    inPlayground: ['/docs/examples/added-example'],
  },
  {
    name: 'a redirect',
    line: {
      file: 'src/config/redirects/list.ts',
      after: 'exact: {',
      text: "    '/docs/added-redirect': '/docs/why-wing',",
    },
    redirects: {'/docs/added-redirect': '/docs/why-wing'},
  },
  {
    name: 'an entry of the navbar',
    line: {
      file: 'src/config/navbar.ts',
      after: "{to: '/contributing', label: 'Contributing'}",
      text: "      {to: '/docs/why-wing', label: 'Added entry'},",
    },
    inNavbar: ['Added entry'],
  },
];
