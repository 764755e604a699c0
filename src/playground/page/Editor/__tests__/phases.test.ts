import {EditorState} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {expect, it} from 'vitest';
import {phases} from '../phases';

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

it('marks the lines of a program with their phases, and again when it changes', () => {
  const state = EditorState.create({doc: 'f(inflight () => {\n\n});\n', extensions: phases});
  expect(classesOf(state)).toEqual(['cm-preflight', 'cm-inflight', 'cm-preflight', 'cm-preflight']);
  const {state: changed} = state.update({changes: {from: 2, to: 10}});
  expect(classesOf(changed)).toEqual([]);
});
