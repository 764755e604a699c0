import fs from 'node:fs';
import path from 'node:path';
import {readFrontMatter} from '../lib/frontMatter';

/** Folder of the tutorials, below `docs`. */
export const FOLDER = 'learn';

/** Tutorials that belong together, in their order. */
export interface TutorialGroup {
  readonly label: string;
  /** Names of the files in `docs/learn`, without their ending. */
  readonly lessons: readonly string[];
}

interface Lesson {
  readonly name: string;
  readonly group: string;
  readonly position: number;
}

/**
 * Reads the groups of the tutorials from their front matter. Empty groups are left out.
 *
 * @param labels of the groups, in their order
 * @param docs folder of the documentation
 * @throws Error with all that is wrong in all tutorials, each with its file
 */
export function readLessons(labels: readonly string[], docs: string): TutorialGroup[] {
  const folder = path.join(docs, FOLDER);
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.md'));
  return groupLessons(
    labels,
    files.map((file) => ({
      file,
      data: readFrontMatter(fs.readFileSync(path.join(folder, file), 'utf8'), `docs/${FOLDER}/${file}`),
    })),
  );
}

/** The same, for front matter that is already parsed. */
export function groupLessons(
  labels: readonly string[],
  pages: readonly {readonly file: string; readonly data: Readonly<Record<string, unknown>>}[],
): TutorialGroup[] {
  const lessons = pages.map(({file, data}) => ({
    name: file.replace(/\.md$/, ''),
    group: data.group as string,
    position: data.sidebar_position as number,
  }));
  const problems = [
    ...lessons.flatMap((lesson) => lessonProblems(lesson, labels)),
    ...lessons.flatMap((lesson, index) => clashes(lesson, lessons.slice(0, index))),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return labels
    .map((label) => ({
      label,
      lessons: lessons
        .filter(({group}) => group === label)
        .sort((one, other) => one.position - other.position)
        .map(({name}) => name),
    }))
    .filter((group) => group.lessons.length > 0);
}

function lessonProblems({name, group, position}: Lesson, labels: readonly string[]): string[] {
  const problems: string[] = [];
  if (!labels.includes(group)) problems.push(`group: ${given(group)}: allowed are ${labels.join(', ')}`);
  if (!Number.isFinite(position)) {
    problems.push(
      `sidebar_position: ${given(position)}: allowed is a number, such as 3, or 2.5 between 2 and 3`,
    );
  }
  return problems.map((problem) => `${fileOf(name)}: ${problem}`);
}

function clashes({name, group, position}: Lesson, others: readonly Lesson[]): string[] {
  const same = others.find((other) => other.group === group && other.position === position);
  if (!same || !Number.isFinite(position)) return [];
  return [`${fileOf(name)}: sidebar_position: ${position} of "${group}" is taken by ${fileOf(same.name)}`];
}

function fileOf(name: string): string {
  return `docs/${FOLDER}/${name}.md`;
}

function given(value: unknown): string {
  return value === undefined ? 'is missing' : JSON.stringify(value);
}
