import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {ProgramOutcome} from '../../wing/checker/outcome';
import {remarkSamples, type SamplesOptions} from '../remarkSamples';

let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  fs.mkdirSync(path.join(root, 'docs'));
});
afterEach(() => fs.rmSync(root, {recursive: true}));

type Transform = (tree: Root, file: {path: string; value: string}) => Promise<void>;
interface Shown {
  readonly type: string;
  readonly props: Record<string, string>;
}

/** The blocks of a page after the step, with the attributes of those that are elements. */
async function transform(text: string, options: Partial<SamplesOptions> = {}): Promise<Shown[]> {
  const tree = fromMarkdown(text);
  const step = remarkSamples.call({} as never, {root, version: '1.2.3', ...options}) as unknown as Transform;
  await step(tree, {path: path.join(root, 'docs/page.md'), value: text});
  return tree.children.map((node) => {
    const {attributes = []} = node as {attributes?: {name: string; value: string}[]};
    return {type: node.type, props: Object.fromEntries(attributes.map(({name, value}) => [name, value]))};
  });
}

const fence = (info: string, body = '') => '```' + `${info}\n${body}\n` + '```\n\n';
const plain = (html = '') => html.replace(/<[^>]+>/g, '').trim();

describe('remarkSamples', () => {
  it('makes one element of a program and its output', async () => {
    const [sample, ...rest] = await transform(fence('wing', 'log("a");') + fence('text output', 'a'));
    expect(sample).toMatchObject({type: 'mdxJsxFlowElement', props: {lang: 'wing', mark: 'compiled'}});
    expect(sample!.props).toMatchObject({outputKind: 'log', output: 'a'});
    expect(rest).toEqual([]);
  });

  it('puts the output of a group under its last fence', async () => {
    const samples = await transform(
      fence('wing group="g" title="main.w"', 'bring "./a.w" as a;') +
        'Text.\n\n' +
        fence('wing group="g" title="a.w"', 'pub class A {}') +
        fence('text output', 'a'),
    );
    expect(samples.map(({props}) => props.output)).toEqual([undefined, undefined, 'a']);
  });

  it('shows real files and their regions', async () => {
    const text = 'let a = 1;\n// #region two\nlet b = 2;\n// #endregion two\n';
    fs.writeFileSync(path.join(root, 'docs/main.w'), text);
    const [whole, part] = await transform(
      fence('wing file="./main.w"') + fence('wing file="./main.w" region="two"'),
    );
    expect(plain(whole!.props.html)).toBe('let a = 1;\nlet b = 2;');
    expect(plain(part!.props.html)).toBe('let b = 2;');
  });

  it('leaves indented code alone', async () => {
    expect(await transform('    let a = 1;\n')).toEqual([{type: 'code', props: {}}]);
  });

  it('asks the toolchain, and tells where the types of the names are', async () => {
    const hovers = [{line: 0, column: 4, length: 1, type: 'a: num'}];
    const [sample] = await transform(fence('wing', 'let a = 1;'), {
      display: {
        check: (_, programs) =>
          Promise.resolve(new Map(programs.map(({id}) => [id, {hovers} as unknown as ProgramOutcome]))),
        files: {save: (kind) => `/assets/${kind}/page.json`},
      },
    });
    expect(sample!.props).toMatchObject({types: '/assets/types/page.json', index: '0'});
  });

  it('offers to run a program where its output stands, and to fetch what the page does not show', async () => {
    const [alone, ...group] = await transform(
      fence('wing', 'test "a" {}') +
        fence('wing group="g" title="main.w"', 'bring "./a.w" as a;\ntest "a" {}') +
        fence('wing group="g" title="a.w"', 'pub class A {}') +
        fence('text output', 'a'),
      {display: {check: async () => new Map(), files: {save: (_, value) => JSON.stringify(value)}}},
    );
    expect(alone!.props).toMatchObject({file: 'main.w', runs: 'true'});
    expect(alone!.props).not.toHaveProperty('program');
    expect(group[0]!.props).not.toHaveProperty('file');
    expect(group[1]!.props).toMatchObject({
      file: 'a.w',
      program: JSON.stringify({
        files: {'main.w': 'bring "./a.w" as a;\ntest "a" {}\n', 'a.w': 'pub class A {}\n'},
        entry: 'main.w',
      }),
      runs: 'true',
    });
  });

  it('throws all problems of the page at once, each with file and line', async () => {
    const page = fence('wing nope') + fence('wing nocheck="some day"') + fence('wing file="./none.w"');
    const error = await transform(page).then(
      () => undefined,
      (thrown: unknown) => thrown as Error,
    );
    expect(error?.message.split('\n')).toEqual([
      expect.stringContaining('docs/page.md:1: unknown word "nope" on a wing fence'),
      expect.stringContaining('docs/page.md:5: nocheck="some day": allowed are "not on the registry"'),
      expect.stringContaining('docs/page.md:9: file="./none.w": there is no docs/none.w'),
    ]);
  });
});
