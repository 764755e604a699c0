import {expect, it} from 'vitest';
import {collectProgramGroups} from '../playgroundPrograms';

const page = (title: string, ...fences: string[]) => `---\ntitle: ${title}\n---\n\n${fences.join('\n\n')}\n`;
const fence = (words: string, text: string) => `\`\`\`wing ${words}\n${text}\n\`\`\``;

const FILES: Record<string, string> = {
  'docs/learn/loops.md': page('Loops', fence('', 'log("1");'), fence('title="main.w"', 'test "a" {}')),
  'docs/learn/wrong.md': page('Wrong', fence('fails', 'log(1);')),
  'docs/examples/shop/index.md': page('Shop', fence('file="./main.w"', '')),
  'docs/examples/shop/main.w': 'bring "./price.w" as price;',
  'docs/examples/shop/price.w': 'pub class Price {}',
  'docs/examples/web/index.md': page('Web', fence('file="./main.w"', '')),
  'docs/examples/web/main.w': 'log("web");',
  'docs/examples/web/package.json': '{}',
  'docs/examples/deploy/index.md': page('Deploy', fence('noplay="util.exec"', 'log("deploy");')),
};

const groups = collectProgramGroups([{label: 'Basics', lessons: ['loops', 'wrong']}], {
  read: (path) => FILES[path],
  list: (folder) => [
    ...new Set(
      Object.keys(FILES)
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1).split('/')[0]!),
    ),
  ],
});

it('takes the first program with tests of a tutorial', () => {
  expect(groups[1]).toEqual({
    label: 'Basics',
    programs: [
      {
        id: expect.stringContaining('docs/learn/loops#'),
        title: 'Loops',
        page: '/docs/learn/loops',
        files: {'main.w': 'test "a" {}\n'},
        entry: 'main.w',
      },
    ],
  });
});

it('takes all files of an example, and no example that needs packages', () => {
  expect(groups[0]?.programs.map(({title, files}) => [title, Object.keys(files)])).toEqual([
    ['Shop', ['main.w', 'price.w']],
    ['Deploy', ['main.w']],
  ]);
});

it('says why the playground cannot run an example', () => {
  expect(groups[0]?.programs.map(({problem}) => problem)).toEqual([
    undefined,
    'util.exec cannot be used in the playground: a page in a browser cannot start other programs.',
  ]);
});
