import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {Lesson} from '@site/src/learning/place';

interface LessonGroup {
  readonly label: string;
  readonly lessons: readonly Lesson[];
}

/** The tutorials in their groups, as the sidebar has them. */
export function useLessonGroups(): readonly LessonGroup[] {
  const items = useDocsSidebar()?.items ?? [];
  return items.flatMap((item) =>
    item.type === 'category' ? [{label: item.label, lessons: item.items.flatMap(toLesson)}] : [],
  );
}

function toLesson(item: PropSidebarItem): Lesson[] {
  if (item.type !== 'link' || item.docId === undefined) return [];
  const {label, href, customProps} = item;
  const minutes = customProps?.minutes as number;
  return [{name: href.replace(/^.*\//, ''), label, href, minutes}];
}
