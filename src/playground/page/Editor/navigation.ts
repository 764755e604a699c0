import type {Extension} from '@codemirror/state';
import {EditorView, keymap} from '@codemirror/view';
import {toDocumentPosition} from './positions';
import type {ReadProps} from './types';

/** Go to the definition, by key or by a click with Ctrl or Cmd; rename; the list of symbols. */
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
  language?.definition(toDocumentPosition({language, file, doc: view.state.doc, offset})).then(
    (location) => location && onGoTo({uri: location.uri, position: location.range.start}),
    () => undefined,
  );
  return true;
}

function rename(view: EditorView, read: ReadProps): boolean {
  const {doc, selection} = view.state;
  const offset = selection.main.head;
  const word = view.state.wordAt(offset);
  const {language, file, onRename} = read();
  if (language && word)
    onRename(toDocumentPosition({language, file, doc, offset}), view.state.sliceDoc(word.from, word.to));
  return true;
}
