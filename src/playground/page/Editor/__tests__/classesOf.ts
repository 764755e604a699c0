import type {EditorState} from '@codemirror/state';
import {EditorView} from '@codemirror/view';

/** The classes of the lines, in their order. */
export function classesOf(state: EditorState): string[] {
  const found: string[] = [];
  for (const decorations of state.facet(EditorView.decorations)) {
    if (typeof decorations === 'function') continue;
    decorations.between(0, state.doc.length, (_from, _to, {spec}) => {
      found.push((spec as {class: string}).class);
    });
  }
  return found;
}
