import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {LearningGroup} from '../../src/config/learningPath';
import {minutesOf} from './minutes';

/** Folder of the tutorials, below `docs`. */
export const FOLDER = 'learn';

/**
 * The sidebar of the tutorials: the contents page, then the groups in their order. Each entry carries the minutes that
 * it takes.
 *
 * @param docs folder of the documentation
 * @throws Error with every tutorial of the list that has no file, and every file that is not in the list
 */
export function toSidebar(groups: readonly LearningGroup[], docs: string): SidebarsConfig[string] {
  const folder = path.join(docs, FOLDER);
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.md'));
  const listed = groups.flatMap(({lessons}) => lessons.map((lesson) => `${lesson}.md`));
  const problems = [
    ...listed.filter((name) => !files.includes(name)).map((name) => `docs/learn/${name} is not there`),
    ...files.filter((name) => !listed.includes(name)).map((name) => `docs/learn/${name} is in no group`),
  ];
  if (problems.length > 0) throw new Error(`src/config/learningPath.ts:\n${problems.join('\n')}`);
  return [
    `${FOLDER}/index`,
    ...groups.map(({label, lessons}) => ({
      type: 'category' as const,
      label,
      collapsed: false,
      items: lessons.map((lesson) => ({
        type: 'doc' as const,
        id: `${FOLDER}/${lesson}`,
        customProps: {minutes: minutesOf(fs.readFileSync(path.join(folder, `${lesson}.md`), 'utf8'))},
      })),
    })),
  ];
}
