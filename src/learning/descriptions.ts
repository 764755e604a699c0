import {FOLDER} from './lessons';

interface Page {
  readonly id: string;
  readonly description: string;
}

/** The sentence that says what a tutorial teaches, by the last part of its id; other pages are left out. */
export function descriptionsOf(pages: readonly Page[]): Readonly<Record<string, string>> {
  const lessons = pages.filter(({id}) => id.startsWith(`${FOLDER}/`));
  return Object.fromEntries(lessons.map(({id, description}) => [id.slice(FOLDER.length + 1), description]));
}
