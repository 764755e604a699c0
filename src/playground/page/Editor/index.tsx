import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import type {CodeEditorProps} from './CodeEditor';
import PlainEditor from './PlainEditor';
import type {EditorProps} from './types';

type Loaded = {
  readonly Editor: ComponentType<CodeEditorProps>;
  readonly selection?: readonly [from: number, to: number];
};

/** The editor, which is loaded after the page. Until then, and if it never comes, a text field does. */
export default function Editor(props: EditorProps): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isHere = true;
    import(/* webpackChunkName: "playground-editor" */ './CodeEditor').then(
      ({default: CodeEditor}) =>
        isHere && setLoaded({Editor: CodeEditor, selection: selectionOfPlainEditor()}),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (!loaded) return <PlainEditor {...props} />;
  return <loaded.Editor {...props} selection={loaded.selection} />;
}

function selectionOfPlainEditor(): Loaded['selection'] {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLTextAreaElement) || !focused.matches('[data-plain-editor]')) return undefined;
  return [focused.selectionStart, focused.selectionEnd];
}
