import {FOLDER} from './lessons';

interface Page {
  readonly id: string;
  readonly description: string;
}

/** The descriptions of the tutorials among some pages, by the last part of their ids. */
export function descriptionsOf(pages: readonly Page[]): Readonly<Record<string, string>> {
  const lessons = pages.filter(({id}) => id.startsWith(`${FOLDER}/`));
  return Object.fromEntries(lessons.map(({id, description}) => [id.slice(FOLDER.length + 1), description]));
}
