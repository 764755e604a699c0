import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {expect, it} from 'vitest';
import {GROUPS} from '../groups';

const ROOT = resolve(__dirname, '../../../..');

it('has modules that exist, each in one group', () => {
  const modules = Object.values(GROUPS).flat();
  expect(modules.filter((file) => !existsSync(resolve(ROOT, file)))).toEqual([]);
  expect(new Set(modules).size).toBe(modules.length);
});
