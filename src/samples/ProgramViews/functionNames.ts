import type {Connection} from '../../lib/compilerOutput';

/** The SDK's name of a connection from an API to the handler of a route: `post /links/:slug`. */
const ROUTE = /^(?:get|post|put|delete|patch|head|options|connect) \//;

/**
 * What readers call the handlers of routes.
 *
 * @param connections of a compiled program
 * @returns names such as `POST /links/:slug`, by the paths of the functions
 */
export function routeNames(
  connections: readonly Pick<Connection, 'target' | 'name'>[],
): ReadonlyMap<string, string> {
  return new Map(
    connections
      .filter(({name}) => ROUTE.test(name))
      .map(({target, name}) => {
        const [method, route] = name.split(' ', 2);
        return [target, `${method!.toUpperCase()} ${route}`];
      }),
  );
}
