import {type Extension, StateField, type Text} from '@codemirror/state';
import {Decoration, type DecorationSet, EditorView} from '@codemirror/view';
import {inflightLines} from '@site/src/wing/language/phases';

const PREFLIGHT = Decoration.line({class: 'cm-preflight'});
const INFLIGHT = Decoration.line({class: 'cm-inflight'});

/** Marks each line of a program with its phase, where there are both. */
export const phases: Extension = StateField.define<DecorationSet>({
  create: ({doc}) => markLines(doc),
  update: (known, {docChanged, newDoc}) => (docChanged ? markLines(newDoc) : known),
  provide: (field) => EditorView.decorations.from(field),
});

function markLines(doc: Text): DecorationSet {
  const isInflight = inflightLines(doc.toString());
  if (!isInflight.includes(true)) return Decoration.none;
  return Decoration.set(
    isInflight.map((one, index) => (one ? INFLIGHT : PREFLIGHT).range(doc.line(index + 1).from)),
  );
}
