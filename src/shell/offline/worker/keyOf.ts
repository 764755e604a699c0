import {barePath} from '../../behaviour/rewritePath';
import {kindOf} from '../kinds';

/**
 * The name that an answer is kept under, one for each page. The site is static: no answer depends on a query.
 *
 * @param baseUrl path that the site is served under, with a slash at both ends
 */
export function keyOf(address: string, baseUrl: string): string {
  const {origin, pathname} = new URL(address);
  return origin + (kindOf({pathname}, baseUrl) === 'page' ? barePath(pathname, baseUrl) : pathname);
}
