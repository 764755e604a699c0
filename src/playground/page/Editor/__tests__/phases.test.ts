import {EditorState} from '@codemirror/state';
import {expect, it} from 'vitest';
import {phases} from '../phases';
import {classesOf} from './classesOf';

it('marks the lines of a program with their phases, and again when it changes', () => {
  const state = EditorState.create({doc: 'f(inflight () => {\n\n});\n', extensions: phases});
  expect(classesOf(state)).toEqual(['cm-preflight', 'cm-inflight', 'cm-preflight', 'cm-preflight']);
  const {state: changed} = state.update({changes: {from: 2, to: 10}});
  expect(classesOf(changed)).toEqual([]);
});
