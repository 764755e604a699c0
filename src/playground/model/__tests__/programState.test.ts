import {describe, expect, it} from 'vitest';
import {changeProgram, type ProgramAction, startWith} from '../programState';

const START = startWith({files: {'main.w': 'log("a");', 'a.w': '', 'b.js': ''}, entry: 'main.w'});
const after = (...actions: ProgramAction[]) => actions.reduce(changeProgram, START);

describe('changeProgram', () => {
  it('writes into the open file', () => {
    expect(after({do: 'open', file: 'a.w'}, {do: 'type', text: 'x'}).files['a.w']).toBe('x');
  });

  it('is the same state when nothing changed', () => {
    expect(after({do: 'type', text: 'log("a");'})).toBe(START);
    expect(after({do: 'open', file: 'not there.w'})).toBe(START);
  });

  it('opens what was added, and the file before one that was deleted', () => {
    const added = after({do: 'add', name: 'c.w'});
    expect(added.file).toBe('c.w');
    expect(changeProgram(added, {do: 'remove'}).file).toBe('a.w');
  });

  it('keeps the entry', () => {
    expect(after({do: 'remove'})).toBe(START);
    expect(after({do: 'rename', name: 'other.w'})).toBe(START);
  });

  it('counts what the editor must take over', () => {
    const changed = after({do: 'change', files: {'main.w': 'b'}});
    expect([changed.edition, changed.revision]).toEqual([1, 0]);
    const replaced = after(
      {do: 'open', file: 'a.w'},
      {do: 'replace', program: {files: {'shop.main.w': 'c'}, entry: 'shop.main.w'}},
    );
    expect([replaced.file, replaced.revision]).toEqual(['shop.main.w', 1]);
  });
});
