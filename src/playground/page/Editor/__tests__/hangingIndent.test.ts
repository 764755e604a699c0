import {EditorState} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {expect, it} from 'vitest';
import {hangingIndent} from '../hangingIndent';

/** The classes of the lines, in their order. */
function classesOf(state: EditorState): string[] {
  const found: string[] = [];
  for (const decorations of state.facet(EditorView.decorations)) {
    if (typeof decorations === 'function') continue;
    decorations.between(0, state.doc.length, (_from, _to, {spec}) => {
      found.push((spec as {class: string}).class);
    });
  }
  return found;
}

it('gives each line the class of its indentation, and again when it changes', () => {
  const state = EditorState.create({doc: `a {\n    b\n\n${' '.repeat(14)}c`, extensions: hangingIndent});
  expect(classesOf(state)).toEqual(['cm-indent-0', 'cm-indent-4', 'cm-indent-0', 'cm-indent-12']);
  const {state: changed} = state.update({changes: {from: 4, to: 6}});
  expect(classesOf(changed)[1]).toBe('cm-indent-2');
});
