import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {expect, it} from 'vitest';
import {FOLDER, readLessons} from '../../src/learning/lessons';
import {orderProblems} from '../../src/learning/order';
import {learningGroups} from '../../src/config/learningPath';

const DOCS = resolve(import.meta.dirname, '../../docs');

it('the contents page shows every group of tutorials, in their order', () => {
  const contents = readFileSync(join(DOCS, FOLDER, 'index.mdx'), 'utf8');
  const shown = [...contents.matchAll(/<LearningGroup name="([^"]*)" \/>/g)].map(([, name]) => name);
  expect(shown).toEqual(learningGroups);
});

it('no tutorial uses what a later one teaches', () => {
  const lessons = readLessons(learningGroups, DOCS).flatMap((group) => group.lessons);
  const pages = lessons.map((name) => ({
    name,
    markdown: readFileSync(join(DOCS, FOLDER, `${name}.md`), 'utf8'),
  }));
  expect(orderProblems(pages)).toEqual([]);
});
