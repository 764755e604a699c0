/** Additions to the development server's configuration, which the bundler's own plugins have in common. */
import type {IncomingMessage, ServerResponse} from 'node:http';

/** Answers a request, or passes it on with `next()`. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void | Promise<void>;

/** As the development server calls it. */
export type SetUpMiddlewares = (middlewares: unknown[], server: {readonly compiler: unknown}) => unknown[];

/** The part of the bundler's configuration that plugins before this one may have added to. */
interface BundlerConfig {
  readonly devServer?: {readonly setupMiddlewares?: SetUpMiddlewares};
}

/**
 * Configuration that adds a middleware ahead of those that earlier plugins have added. Docusaurus merges the configurations of
 * all plugins and keeps only the last `setupMiddlewares`, so each has to call the one before it.
 *
 * @param config the configuration so far, which `configureWebpack` gets
 * @param create makes the middleware; it gets the compiler that the server runs
 */
export function withMiddleware(
  config: object,
  name: string,
  create: (compiler: unknown) => Middleware,
): {devServer: {setupMiddlewares: SetUpMiddlewares}} {
  const setUpEarlier = (config as BundlerConfig).devServer?.setupMiddlewares;
  return {
    devServer: {
      setupMiddlewares: (middlewares, server) => [
        {name, middleware: create(server.compiler)},
        ...(setUpEarlier?.(middlewares, server) ?? middlewares),
      ],
    },
  };
}
