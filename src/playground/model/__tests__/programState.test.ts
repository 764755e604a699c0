import {describe, expect, it} from 'vitest';
import {programReducer, type ProgramAction, openProgram} from '../programState';

const START = openProgram({files: {'main.w': 'log("a");', 'a.w': '', 'b.js': ''}, entry: 'main.w'});
const after = (...actions: ProgramAction[]) => actions.reduce(programReducer, START);

describe('programReducer', () => {
  it('writes into the open file', () => {
    expect(after({kind: 'open-file', file: 'a.w'}, {kind: 'type', text: 'x'}).files['a.w']).toBe('x');
  });

  it('is the same state when nothing changed', () => {
    expect(after({kind: 'type', text: 'log("a");'})).toBe(START);
    for (const file of ['not there.w', 'constructor', '__proto__', 'toString'])
      expect(after({kind: 'open-file', file})).toBe(START);
  });

  it('opens what was added, and the file before one that was deleted', () => {
    const added = after({kind: 'add-file', name: 'c.w'});
    expect(added.file).toBe('c.w');
    expect(programReducer(added, {kind: 'remove-file'}).file).toBe('a.w');
  });

  it('keeps the entry', () => {
    expect(after({kind: 'remove-file'})).toBe(START);
    expect(after({kind: 'rename-file', name: 'other.w'})).toBe(START);
  });

  it('counts what the editor must take over', () => {
    const changed = after({kind: 'replace-files', files: {'main.w': 'b'}});
    expect([changed.externalEdits, changed.programId]).toEqual([1, 0]);
    const replaced = after(
      {kind: 'open-file', file: 'a.w'},
      {kind: 'replace-program', program: {files: {'shop.main.w': 'c'}, entry: 'shop.main.w'}},
    );
    expect([replaced.file, replaced.programId]).toEqual(['shop.main.w', 1]);
  });
});
