import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {loadPart} from '@site/src/lib/loadPart';
import type {CodeEditorProps} from './CodeEditor';
import PlainEditor from './PlainEditor';
import type {EditorProps} from './types';

interface LoadedEditor {
  readonly Editor: ComponentType<CodeEditorProps>;
  readonly selection?: readonly [from: number, to: number];
}

/** A text field until the editor has loaded, and if it cannot be loaded. */
export default function Editor(props: EditorProps): ReactNode {
  const [loaded, setLoaded] = useState<LoadedEditor>();
  useEffect(() => {
    let isCurrent = true;
    loadPart(() => import('./CodeEditor')).then(
      ({default: CodeEditor}) =>
        isCurrent && setLoaded({Editor: CodeEditor, selection: selectionOfPlainEditor()}),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  if (!loaded) return <PlainEditor {...props} />;
  return <loaded.Editor {...props} selection={loaded.selection} />;
}

function selectionOfPlainEditor(): LoadedEditor['selection'] {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLTextAreaElement) || !focused.matches('[data-plain-editor]')) return undefined;
  return [focused.selectionStart, focused.selectionEnd];
}
