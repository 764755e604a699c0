import {EditorState} from '@codemirror/state';
import {expect, it} from 'vitest';
import {hangingIndent} from '../hangingIndent';
import {classesOf} from './classesOf';

it('gives each line the class of its indentation, and again when it changes', () => {
  const state = EditorState.create({doc: `a {\n    b\n\n${' '.repeat(14)}c`, extensions: hangingIndent});
  expect(classesOf(state)).toEqual(['cm-indent-0', 'cm-indent-4', 'cm-indent-0', 'cm-indent-12']);
  const {state: changed} = state.update({changes: {from: 4, to: 6}});
  expect(classesOf(changed)[1]).toBe('cm-indent-2');
});
