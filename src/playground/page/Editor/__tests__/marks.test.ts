import {EditorState} from '@codemirror/state';
import {expect, it} from 'vitest';
import {marks, setMarks} from '../marks';

function marked(state: EditorState): string[] {
  const texts: string[] = [];
  state.field(marks).between(0, state.doc.length, (from, to) => void texts.push(state.sliceDoc(from, to)));
  return texts;
}

it('marks parts of the text, which move with it', () => {
  const start = EditorState.create({doc: 'let a; a.put(); a.get();', extensions: marks});
  const ranges = [
    {from: 16, to: 21},
    {from: 7, to: 12},
    {from: 20, to: 90},
  ];
  const {state} = start.update({effects: setMarks.of(ranges)});
  expect(marked(state)).toEqual(['a.put', 'a.get']);
  const later = state.update({changes: {from: 0, insert: 'log("");\n'}}).state;
  expect(marked(later)).toEqual(['a.put', 'a.get']);
  expect(marked(later.update({effects: setMarks.of([])}).state)).toEqual([]);
});
