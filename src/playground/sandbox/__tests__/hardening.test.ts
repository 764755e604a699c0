import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {keepNeededGlobals} from '../hardening';

describe('keepNeededGlobals', () => {
  it('deletes what is not on the list, from all objects of the chain', () => {
    const base = {OffscreenCanvas: 1, fetch: 2};
    const global = Object.assign(Object.create(base) as typeof base, {OffscreenCanvas: 3, Array: 4});
    keepNeededGlobals(global);
    expect('OffscreenCanvas' in global).toBe(false);
    expect(base).toEqual({fetch: 2});
    expect(global).toEqual({Array: 4});
  });

  it('sets what cannot be deleted to undefined', () => {
    const global = {};
    Object.defineProperty(global, 'Temporal', {value: 1, writable: true});
    keepNeededGlobals(global);
    expect(global).toHaveProperty('Temporal', undefined);
  });

  it('leaves the listeners of every target, and symbols', () => {
    const scope = Object.create(EventTarget.prototype) as Record<PropertyKey, unknown>;
    const symbol = Symbol('a');
    Object.assign(scope, {[symbol]: 1, close: 2});
    keepNeededGlobals(scope);
    expect(Reflect.ownKeys(scope)).toEqual([symbol]);
    expect(EventTarget.prototype).toHaveProperty('addEventListener');
  });

  it('leaves the whole language', () => {
    const names = runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
    const global = Object.fromEntries(names.map((name) => [name, 1]));
    keepNeededGlobals(global);
    expect(Object.keys(global)).toEqual(names);
  });
});
