/** Node's `util`. */
import assert from 'node:assert';
import {utilFunctions} from './utilFunctions';

export {utilTypes} from './utilTypes';

export const utilModule = {...utilFunctions, isDeepStrictEqual};

function isDeepStrictEqual(left: unknown, right: unknown): boolean {
  try {
    assert.deepStrictEqual(left, right);
    return true;
  } catch {
    return false;
  }
}
