import {own} from '../../../lib/entrance/own';

/** The kinds that a page may give a box: the word that it shows. */
export const KINDS: Readonly<Record<string, string>> = {
  api: 'API',
  bucket: 'Bucket',
  counter: 'Counter',
  file: 'File',
  function: 'Function',
  program: 'Program',
  queue: 'Queue',
  schedule: 'Schedule',
  secret: 'Secret',
  service: 'Service',
  table: 'Table',
  topic: 'Topic',
  user: 'User',
  website: 'Website',
};

/** The word for a kind of the compiler's tree: `Api` is `API`. */
export function kindWord(name: string): string {
  return own(KINDS, name.toLowerCase()) ?? name;
}
