import {describe, expect, it} from 'vitest';
import {countSelected, readSelection, toggleValue, writeSelection} from './selection';

const CHOICES = {type: ['pattern'], platform: ['sim', 'tf-aws'], resource: ['redis instance']};

describe('the address', () => {
  it('keeps a selection and the parameters of others', () => {
    const selection = {platform: ['sim', 'tf-aws'], resource: ['redis instance']};
    const search = writeSelection('?utm=1&type=pattern', selection, CHOICES);
    expect(search).toBe('?utm=1&platform=sim&platform=tf-aws&resource=redis+instance');
    expect(readSelection(search, CHOICES)).toMatchObject(selection);
    expect(writeSelection('?type=pattern', {}, CHOICES)).toBe('');
  });

  it('ignores values that do not exist', () => {
    expect(countSelected(readSelection('?platform=toaster&resource=toString', CHOICES))).toBe(0);
  });
});

describe('toggleValue', () => {
  it('adds a value and removes it again', () => {
    const once = toggleValue({}, 'platform', 'sim');
    expect(once).toEqual({platform: ['sim']});
    expect(toggleValue(once, 'platform', 'sim')).toEqual({platform: []});
  });
});
