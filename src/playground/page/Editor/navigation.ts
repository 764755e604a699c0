import type {Extension} from '@codemirror/state';
import {EditorView, keymap} from '@codemirror/view';
import {toQuestion} from './places';
import type {ReadProps} from './types';

/** Go to the definition, by key or by a click with Ctrl or Cmd; rename; the list of names. */
export function navigation(read: ReadProps): Extension {
  return [
    keymap.of([
      {key: 'F12', run: (view) => goToDefinition(view, view.state.selection.main.head, read)},
      {key: 'F2', run: (view) => rename(view, read)},
      {
        key: 'Mod-Shift-o',
        run() {
          read().onSymbols();
          return true;
        },
      },
    ]),
    EditorView.domEventHandlers({
      mousedown(event, view) {
        if (event.button !== 0 || !(event.ctrlKey || event.metaKey)) return false;
        const offset = view.posAtCoords({x: event.clientX, y: event.clientY});
        if (offset === null || !view.state.wordAt(offset)) return false;
        event.preventDefault();
        return goToDefinition(view, offset, read);
      },
    }),
  ];
}

function goToDefinition(view: EditorView, offset: number, read: ReadProps): boolean {
  const {language, file, onGoTo} = read();
  language?.definition(toQuestion(file, view.state.doc, offset)).then(
    (position) => position && onGoTo(position),
    () => undefined,
  );
  return true;
}

function rename(view: EditorView, read: ReadProps): boolean {
  const {head} = view.state.selection.main;
  const word = view.state.wordAt(head);
  const {file, onRename} = read();
  if (word) onRename(toQuestion(file, view.state.doc, head), view.state.sliceDoc(word.from, word.to));
  return true;
}
