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

it('every tutorial ends with an exercise or with questions, before where to go next', () => {
  expect(lessonsWithout()).toEqual([]);
});

/** The tutorials whose last part before the links has neither. */
function lessonsWithout(): string[] {
  return readLessons(learningGroups, DOCS)
    .flatMap((group) => group.lessons)
    .filter((name) => !endsWithExercise(readFileSync(join(DOCS, FOLDER, `${name}.md`), 'utf8')));
}

function endsWithExercise(markdown: string): boolean {
  const [body = ''] = markdown.split(/^## Where to go next$/m);
  const last = body.slice(body.lastIndexOf('\n## '));
  return (
    (/^\n## Exercise: \S/.test(last) && /^```wing .*\bexercise="/m.test(last)) ||
    (/^\n## Check what you know\n/.test(last) && /^:::question$/m.test(last))
  );
}

it('a tutorial without an exercise, or with text after it, is found', () => {
  const exercise = '\n## Exercise: Count\n\n```wing exercise="a"\n```\n';
  const next = '\n## Where to go next\n';
  expect(endsWithExercise(`${exercise}${next}`)).toBe(true);
  expect(endsWithExercise(`\n## Check what you know\n\n:::question\nA?\n:::\n${next}`)).toBe(true);
  expect(endsWithExercise(`\n## Count\n${next}`)).toBe(false);
  expect(endsWithExercise(`${exercise}\n## More\n${next}`)).toBe(false);
  expect(endsWithExercise(`${next}${exercise}`)).toBe(false);
});
