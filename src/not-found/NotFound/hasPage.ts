import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';

/** Whether the site has a page at a path. An area such as the documentation matches every path below it. */
export function hasPage(path: string): boolean {
  const last = matchRoutes(routes, path).at(-1);
  return Boolean(last?.match.isExact && last.route.path !== '*');
}
