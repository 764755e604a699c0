/** In the place of Docusaurus' functions, which its links call: they load pages ahead, unless the connection is slow. */
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {fetchAhead} from '../../lib/fetchAhead';
import {isConstrained} from '../../lib/isConstrained';
import type {SiteRoute} from '../types';
import preloadPage from './preload';
import {loadRoute} from './table';

type Docusaurus = typeof window.docusaurus;

const prefetched = new Set<string>();
const preloaded = new Set<string>();

const docusaurus: Docusaurus = {
  /** Gets the files of a page, for a link that is in view. */
  prefetch(path) {
    if (isConstrained() || prefetched.has(path) || preloaded.has(path)) return false;
    prefetched.add(path);
    return prefetch(path);
  },
  /** Loads a page, for a link that is pointed at. */
  preload(path) {
    if (isConstrained() || preloaded.has(path)) return false;
    preloaded.add(path);
    return preloadPage(path) as Promise<void[]>;
  },
};

export default Object.freeze(docusaurus);

async function prefetch(path: string): Promise<void[]> {
  await loadRoute(path);
  const files = matchRoutes(routes, path).flatMap(({route}) =>
    Object.values((route as SiteRoute).files ?? {}),
  );
  const fetched = files.map((file) => fetchAhead(__webpack_public_path__ + file).catch(console.warn));
  return Promise.all(fetched) as Promise<void[]>;
}
