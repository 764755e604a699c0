/** Tells what an address of the site is, from its path alone. */
import {SANDBOX_FILES} from '../../playground/engine/fileNames';

/**
 * - `page`: a page, under its address or one that old links have for it: with `.html`, or a slash at its end
 * - `file`: a file whose name changes with what is in it
 * - `engine`: one of the playground's engine, whose folder is named by what is in it
 * - `sandbox`: a document of the engine that programs run in
 * - `data`: a file with a fixed name that pages fetch
 */
export type Kind = 'page' | 'file' | 'engine' | 'sandbox' | 'data';

/** Folders and files with fixed names that pages ask for. */
const DATA = /^(?:search\/[^/]+\.json|img\/.+|site-paths\.json|favicon\.ico)$/;

/**
 * @param baseUrl path that the site is served under, with a slash at both ends
 * @returns undefined for what the service worker leaves to the browser: feeds, the worker's own files, other sites of the origin
 */
export function kindOf({pathname}: Pick<URL, 'pathname'>, baseUrl: string): Kind | undefined {
  if (!pathname.startsWith(baseUrl)) return undefined;
  const path = pathname.slice(baseUrl.length);
  if (path.startsWith('assets/')) return 'file';
  if (path.startsWith('playground/')) {
    return SANDBOX_FILES.includes(path.split('/').at(-1)!) ? 'sandbox' : 'engine';
  }
  if (DATA.test(path)) return 'data';
  return /\.(?!html$)[^/]*$/.test(path) ? undefined : 'page';
}
