import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {INDEX_FOLDER, NAMES_FILE} from '../../src/search/index-files/files';

/** A file that search loads. */
export interface Weight {
  readonly file: string;
  readonly bytes: number;
  /** What goes over the wire, with brotli at its highest level. */
  readonly brotli: number;
  /** Whether it is loaded before the first answer. */
  readonly isFirst: boolean;
}

/**
 * The files of a built site that only those load who search in the modal: the index, the worker, the modal with its rules.
 *
 * @param root folder of the built site
 * @throws Error when there is no index
 */
export function weighSearch(root: string): Weight[] {
  const scripts = readdirSync(join(root, SCRIPTS))
    .map((file) => `${SCRIPTS}/${file}`)
    .filter((file) => MARKS.some((mark) => readFileSync(join(root, file), 'utf8').includes(mark)));
  const index = readdirSync(join(root, INDEX_FOLDER))
    .sort()
    .map((file) => `${INDEX_FOLDER}/${file}`);
  const always = readFileSync(join(root, 'index.html'), 'utf8');
  return [...scripts.filter((file) => !always.includes(file)), ...index].map((file) => {
    const content = readFileSync(join(root, file));
    const isFirst = !file.startsWith(INDEX_FOLDER) || file.endsWith(NAMES_FILE);
    return {file, bytes: content.length, brotli: brotliCompressSync(content).length, isFirst};
  });
}

/** The modal is a part of the behaviours; the application's page has scripts of its own. */
const SCRIPTS = 'assets/behaviour';

/** What only the worker says, only its client, and only the modal. */
const MARKS = [NAMES_FILE, 'The worker of search', 'DocSearch-Modal'];
