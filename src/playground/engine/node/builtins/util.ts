/** Node's `util`: the browser's port, and what Node has come to have since. */
import assert from 'node:assert';
import util from 'node:util';

// oxlint-disable-next-line no-control-regex -- such sequences begin with one
const ANSI_SEQUENCE = /\u001b\[[0-9;]*m/g;

Object.assign(util.inspect, {custom: Symbol.for('nodejs.util.inspect.custom')});

// The port's own functions, where it has them, stand before these.
const ADDED = {
  isDeepStrictEqual,
  stripVTControlCharacters: (text: string) => text.replace(ANSI_SEQUENCE, ''),
  TextDecoder,
  TextEncoder,
};

export const utilModule = {...ADDED, ...util, types: util.types ?? {}};

function isDeepStrictEqual(left: unknown, right: unknown): boolean {
  try {
    assert.deepStrictEqual(left, right);
    return true;
  } catch {
    return false;
  }
}
