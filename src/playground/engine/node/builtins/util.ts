/** Node's `util`: the port for browsers, and functions that Node has added since. */
import assert from 'node:assert';
import util from 'node:util';

// oxlint-disable-next-line no-control-regex -- such sequences begin with one
const ANSI_SEQUENCE = /\u001b\[[0-9;]*m/g;

Object.assign(util.inspect, {custom: Symbol.for('nodejs.util.inspect.custom')});

// Where the port has such a function, the port's is used.
const ADDED = {
  isDeepStrictEqual,
  stripVTControlCharacters: (text: string) => text.replace(ANSI_SEQUENCE, ''),
  TextDecoder,
  TextEncoder,
};

export const utilTypes = util.types ?? {};
export const utilModule = {...ADDED, ...util, types: utilTypes};

function isDeepStrictEqual(left: unknown, right: unknown): boolean {
  try {
    assert.deepStrictEqual(left, right);
    return true;
  } catch {
    return false;
  }
}
