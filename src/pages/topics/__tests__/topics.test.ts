import fs from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {heading, link, paragraph, text} from '../../../markdown/nodes';
import {remarkTopics} from '../remarkTopics';
import {linesOf, topicProblems, type Topics} from '../topicLines';
import {TOPICS} from '../topics';

const ROOT = path.join(__dirname, '../../../..');

const FEW: Topics = {
  Boxes: ['learn/boxes', 'api/language-reference/things#boxes', 'errors/all'],
  Bags: ['learn/bags', 'api/language-reference/things#bags', 'errors/all'],
};

function transform(page: string, nodes: RootContent[], topics = FEW): RootContent[] {
  const tree: Root = {type: 'root', children: nodes};
  const run = remarkTopics.call({} as never, {root: '/site', topics}) as (
    tree: Root,
    file: {path: string},
  ) => void;
  run(tree, {path: `/site/${page}`});
  return tree.children;
}

describe('the line of a topic', () => {
  it('comes first on a page, with links to the others and not to the page itself', () => {
    const [line, rest] = transform('docs/learn/boxes.md', [paragraph(text('A box.'))]);
    expect(toString(line)).toBe('Boxes: Lesson · Rules · What goes wrong');
    expect(line).toMatchObject({
      name: 'p',
      children: [
        text('Boxes: '),
        text('Lesson'),
        text(' · '),
        link('../api/language-reference/things.md#boxes', text('Rules')),
        text(' · '),
        link('../errors/all.md', text('What goes wrong')),
      ],
    });
    expect(toString(rest)).toBe('A box.');
  });

  it('comes under the heading of each section that is about a topic', () => {
    const sections = transform('docs/api/language-reference/things.md', [
      heading(3, 'Boxes', 'x'),
      paragraph(text('A box.')),
      heading(3, 'Bags', 'y'),
    ]);
    expect(sections.map((node) => toString(node))).toEqual([
      'Boxes',
      'Boxes: Lesson · Rules · What goes wrong',
      'A box.',
      'Bags',
      'Bags: Lesson · Rules · What goes wrong',
    ]);
  });

  it('is not on a page of several topics, nor on one of none', () => {
    expect(linesOf('docs/errors/all.md', FEW)).toEqual([]);
    expect(linesOf('docs/index.md', FEW)).toEqual([]);
  });

  it('stops the build where its heading is gone', () => {
    expect(() => transform('docs/api/language-reference/things.md', [heading(3, 'Boxes', 'x')])).toThrow(
      'docs/api/language-reference/things.md: there is no heading #bags for Bags',
    );
  });
});

describe('the table of topics', () => {
  it('leads to pages and sections that exist', () => {
    const read = (file: string) => {
      const whole = path.join(ROOT, file);
      return fs.existsSync(whole) ? fs.readFileSync(whole, 'utf8') : undefined;
    };
    expect(topicProblems(TOPICS, read)).toEqual([]);
  });

  it('is rejected for what does not exist, is there twice, or leads nowhere', () => {
    const read = (file: string) =>
      file.includes('things') ? '## Boxes\n\n```md\n## Bags\n```\n' : undefined;
    const topics: Topics = {
      Boxes: ['api/language-reference/things#boxes', 'api/language-reference/things#bags'],
      Bags: ['learn/bags'],
    };
    expect(topicProblems(topics, read)).toEqual([
      'Boxes: docs/api/language-reference/things.md has no heading #bags',
      'Boxes: two pages are “Rules”',
      'Bags: there is no page docs/learn/bags.md',
      'Bags: has no other page',
    ]);
  });

  it('has to say what a page is whose folder has no word', () => {
    expect(() => linesOf('docs/faq/bags.md', {Bags: ['faq/bags', 'learn/bags']})).toThrow('docs/faq/bags.md');
  });
});
