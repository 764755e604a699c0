import {expect, it} from 'vitest';
import registryLoader from '../registryLoader.mjs';

it('names no module a second time', () => {
  const row =
    '"content---docs": [() => import("@site/docs/a.md"), "@site/docs/a.md", require.resolveWeak("@site/docs/a.md")],';
  expect(registryLoader(row)).toBe(
    '"content---docs": [() => import("@site/docs/a.md"), "@site/docs/a.md", "@site/docs/a.md"],',
  );
});
