import {describe, expect, it} from 'vitest';
import {removeGlobals} from '../hardening';

describe('removeGlobals', () => {
  it('deletes a property from all objects of the chain', () => {
    const base = {storage: 1, kept: 2};
    const object = Object.assign(Object.create(base) as typeof base, {storage: 3});
    removeGlobals(object, ['storage', 'unknown']);
    expect('storage' in object).toBe(false);
    expect(base).toEqual({kept: 2});
  });

  it('sets a property that cannot be deleted to undefined', () => {
    const object = {};
    Object.defineProperty(object, 'storage', {value: 1, writable: true});
    removeGlobals(object, ['storage']);
    expect(object).toHaveProperty('storage', undefined);
  });
});
