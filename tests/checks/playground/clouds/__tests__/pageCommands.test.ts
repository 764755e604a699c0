import {expect, it} from 'vitest';
import {readPageCommands} from '../pageCommands';

const fence = (info: string, body: string) => '```' + `${info}\n${body}\n` + '```\n\n';
const OWN = fence('js title="own.js"', 'exports.Platform = class {};');

it('reads platforms and values, with the files above the command', () => {
  const page =
    fence('js title="own.js"', '// an earlier one') +
    OWN +
    fence('toml title="wing.toml"', 'a = 1') +
    fence('sh', 'cd app\nnpx wing compile -t tf-gcp -t ./own.js --value a=b --values live.yaml main.w') +
    fence('yaml title="live.yaml"', 'a: 2');
  expect(readPageCommands(page, () => '')).toEqual([
    {
      line: 13,
      cloud: 'tf-gcp',
      settings: {platforms: ['own.js'], values: ['a=b'], valuesFile: 'live.yaml'},
      files: {'own.js': 'exports.Platform = class {};', 'wing.toml': 'a = 1'},
    },
  ]);
});

it('reads a platform that is a file beside the page', () => {
  const page =
    fence('js title="own.js" file="./other.js"', '') +
    fence('sh', 'wing compile -t tf-aws -t ./own.js main.w');
  expect(readPageCommands(page, (path) => `// ${path}`)).toMatchObject([
    {files: {'own.js': '// ./other.js'}},
  ]);
});

it.each([
  ['has no platform and no value', 'wing compile -t tf-aws main.w'],
  ['names a platform that the page does not show', 'wing compile -t tf-aws -t ./other.js main.w'],
  ['is for the simulator', 'wing compile -t sim -t ./own.js main.w'],
  ['has other options', 'wing compile -t tf-aws -t ./own.js -o out main.w'],
])('leaves out a command that %s', (_, command) => {
  expect(readPageCommands(OWN + fence('sh', command), () => '')).toEqual([]);
});
