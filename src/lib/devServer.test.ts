import {expect, it} from 'vitest';
import {withMiddleware} from './devServer';

it('keeps the middlewares of earlier plugins, and the own ones of the server', () => {
  const first = withMiddleware({}, 'first', () => () => {});
  const second = withMiddleware(first, 'second', () => () => {});
  const names = second.devServer
    .setupMiddlewares([{name: 'own'}], {compiler: {}})
    .map((middleware) => (middleware as {name: string}).name);
  expect(names).toEqual(['second', 'first', 'own']);
});
