import {describe, expect, it} from 'vitest';
import {commandOf, type KeyPress, keyNames, SHORTCUTS} from '../shortcuts';

const NO_KEY: KeyPress = {key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false};
const press = (key: Partial<KeyPress>, where: {isMac?: boolean; isTyping?: boolean} = {}) =>
  commandOf({...NO_KEY, ...key}, {isMac: false, isTyping: false, ...where});

describe('commandOf', () => {
  it('runs with Ctrl and Enter, and with Cmd and Enter on a Mac', () => {
    expect(press({key: 'Enter', ctrlKey: true})).toBe('run');
    expect(press({key: 'Enter', ctrlKey: true}, {isTyping: true})).toBe('run');
    expect(press({key: 'Enter', metaKey: true}, {isMac: true})).toBe('run');
    expect(press({key: 'Enter', metaKey: true})).toBeUndefined();
    expect(press({key: 'Enter', ctrlKey: true}, {isMac: true})).toBeUndefined();
  });

  it('tells Stop from Run by Shift', () => {
    expect(press({key: 'Enter', ctrlKey: true, shiftKey: true})).toBe('stop');
  });

  it('leaves plain keys to the place where they write', () => {
    expect(press({key: '?', shiftKey: true})).toBe('shortcuts');
    expect(press({key: '?'})).toBe('shortcuts');
    expect(press({key: '؟', code: 'Slash', shiftKey: true})).toBe('shortcuts');
    expect(press({key: '.', code: 'Slash'})).toBeUndefined();
    expect(press({key: '?', shiftKey: true}, {isTyping: true})).toBeUndefined();
    expect(press({key: 'Enter'})).toBeUndefined();
  });

  it('takes keys that write nothing in every place', () => {
    expect(press({key: 'F6'}, {isTyping: true})).toBe('nextPart');
  });

  it('does not disturb a word that is being composed', () => {
    expect(press({key: 'Enter', ctrlKey: true, isComposing: true})).toBeUndefined();
  });
});

it('gives no two shortcuts the same keys', () => {
  const all = SHORTCUTS.map(({keys}) => keys.join('+'));
  expect(new Set(all).size).toBe(all.length);
});

it('names keys as the keyboard does', () => {
  expect(keyNames(['Mod', 'Enter'], true)).toEqual(['⌘', 'Enter']);
  expect(keyNames(['Mod', 'Enter'], false)).toEqual(['Ctrl', 'Enter']);
});
