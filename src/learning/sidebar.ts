import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {FOLDER, type TutorialGroup} from './lessons';
import {minutesOf} from './minutes';

/**
 * The sidebar of the tutorials: the contents page, then the groups in their order. Each entry carries the minutes that
 * it takes.
 *
 * @param docs folder of the documentation
 */
export function toSidebar(groups: readonly TutorialGroup[], docs: string): SidebarsConfig[string] {
  const minutes = (lesson: string) =>
    minutesOf(fs.readFileSync(path.join(docs, FOLDER, `${lesson}.md`), 'utf8'));
  return [
    `${FOLDER}/index`,
    ...groups.map(({label, lessons}) => ({
      type: 'category' as const,
      label,
      collapsed: false,
      items: lessons.map((lesson) => ({
        type: 'doc' as const,
        id: `${FOLDER}/${lesson}`,
        customProps: {minutes: minutes(lesson)},
      })),
    })),
  ];
}
