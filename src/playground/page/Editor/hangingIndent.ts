import {type Extension, StateField, type Text} from '@codemirror/state';
import {Decoration, type DecorationSet, EditorView} from '@codemirror/view';

/** Further in than the line that they belong to. */
const STEP = 2;
/** Deeper lines hang no further: a phone has room for about 38 characters. */
const DEEPEST = 12;

const INDENTS = Array.from({length: DEEPEST + 1}, (_, indent) => indent);
const LINES = INDENTS.map((indent) => Decoration.line({class: `cm-indent-${indent}`}));

const classes = StateField.define<DecorationSet>({
  create: ({doc}) => markLines(doc),
  update: (known, {docChanged, newDoc}) => (docChanged ? markLines(newDoc) : known),
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * Where lines wrap, the rows after the first begin a step further in than the line does, so that its depth can be seen. Each
 * indentation has a class, because the policy of the pages refuses `style` attributes; `theme.ts` reads the length.
 */
export const hangingIndent: Extension = [
  classes,
  EditorView.theme(
    Object.fromEntries(INDENTS.map((indent) => [`.cm-indent-${indent}`, {'--hang': `${indent + STEP}ch`}])),
  ),
];

function markLines(doc: Text): DecorationSet {
  const marks = Array.from(doc.iterLines(), (text) => LINES[Math.min(text.search(/[^ ]|$/), DEEPEST)]!);
  return Decoration.set(marks.map((mark, index) => mark.range(doc.line(index + 1).from)));
}
