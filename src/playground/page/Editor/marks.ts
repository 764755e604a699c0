import {StateEffect, StateField} from '@codemirror/state';
import {Decoration, type DecorationSet, EditorView} from '@codemirror/view';
import type {TextRange} from './types';

const MARK = Decoration.mark({class: 'cm-call'});

/** Marks these parts of the text, and no others. */
export const setMarks = StateEffect.define<readonly TextRange[]>();

/** The marked parts; they move with the text. */
export const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(known, {changes, effects, newDoc}) {
    return effects.reduce(
      (shown, effect) => (effect.is(setMarks) ? toDecorations(effect.value, newDoc.length) : shown),
      known.map(changes),
    );
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** @param length of the text, which may have become shorter since */
function toDecorations(ranges: readonly TextRange[], length: number): DecorationSet {
  const inText = ranges.filter(({from, to}) => from < to && to <= length);
  return Decoration.set(
    inText.map(({from, to}) => MARK.range(from, to)),
    true,
  );
}
