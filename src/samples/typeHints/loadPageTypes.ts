import {fetchFile} from '../../lib/fetchFile';
import type {PageTypes} from '../types';

/** The programs of a page share a file. One that did not arrive is fetched again when it is needed again. */
const files = new Map<string, Promise<PageTypes>>();

/** @throws Error where the file does not arrive */
export function loadPageTypes(address: string): Promise<PageTypes> {
  const known = files.get(address);
  if (known) return known;
  const file = fetchFile(address).then((response) => response.json() as Promise<PageTypes>);
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
}
