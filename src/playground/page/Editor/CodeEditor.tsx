import {useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import {type Diagnostic, setDiagnostics} from '@codemirror/lint';
import {EditorState, type Text} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import type {ProgramDiagnostic} from '@site/src/playground/engine/compiler/diagnostics';
import {adoptStyles} from './adoptStyles';
import {createExtensions} from './extensions';
import {setMarks} from './marks';
import {toOffset} from './positions';
import styles from './styles.module.css';
import type {EditorProps} from './types';

export type CodeEditorProps = EditorProps & {
  /** The selection of the text field that the editor replaces, when that had the focus. */
  readonly selection?: readonly [from: number, to: number];
};

adoptStyles();

/** The editor of one file at a time. Each file keeps its undo history and selection. */
export default function CodeEditor(props: CodeEditorProps): ReactNode {
  const {file, programId, externalEdits, diagnostics, marks, target, describedBy} = props;
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const states = useRef(new Map<string, EditorState>());
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const editor = new EditorView({parent: box.current!});
    view.current = editor;
    return () => editor.destroy();
  }, []);

  useEffect(() => {
    const editor = view.current!;
    const kept = states.current;
    editor.setState(kept.get(file) ?? createState(latest.current, describedBy, () => latest.current));
    return () => void kept.set(file, editor.state);
  }, [file, programId, describedBy]);

  // Declared after the effect above, so that it is cleaned up after it and drops the states of the last program.
  useEffect(() => {
    const kept = states.current;
    return () => kept.clear();
  }, [programId]);

  useEffect(() => {
    const {selection} = latest.current;
    if (!selection) return;
    view.current!.dispatch({selection: {anchor: selection[0], head: selection[1]}});
    view.current!.focus();
  }, []);

  // Not with each text: by the time that typed text comes back in the props, more may have been typed.
  useEffect(() => {
    const editor = view.current!;
    const changes = differenceOf(editor.state.doc.toString(), latest.current.text);
    if (changes) editor.dispatch({changes});
  }, [file, programId, externalEdits]);

  useEffect(() => {
    const editor = view.current!;
    editor.dispatch(
      setDiagnostics(
        editor.state,
        diagnostics.flatMap((one) => toLintDiagnostic(one, editor.state.doc) ?? []),
      ),
    );
  }, [file, programId, diagnostics]);

  useEffect(() => {
    view.current!.dispatch({effects: setMarks.of(marks ?? [])});
  }, [file, programId, marks]);

  useEffect(() => {
    if (!target) return;
    const editor = view.current!;
    const anchor = toOffset(editor.state.doc, target);
    editor.dispatch({selection: {anchor}, effects: EditorView.scrollIntoView(anchor, {y: 'center'})});
    editor.focus();
  }, [target]);

  return <div ref={box} className={styles.editor} />;
}

function createState(
  {file, text}: CodeEditorProps,
  describedBy: string,
  read: () => CodeEditorProps,
): EditorState {
  return EditorState.create({doc: text, extensions: createExtensions(file, describedBy, read)});
}

/** The smallest range in which two texts differ: the cursor keeps its position when a text changes elsewhere. */
function differenceOf(before: string, after: string): {from: number; to: number; insert: string} | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let end = 0;
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  return {from, to: before.length - end, insert: after.slice(from, after.length - end)};
}

function toLintDiagnostic(diagnostic: ProgramDiagnostic, doc: Text): Diagnostic | undefined {
  const {severity, message, hints, location} = diagnostic;
  if (!location) return undefined;
  const from = toOffset(doc, location.range.start);
  const text = [message, ...hints.map((hint) => `Hint: ${hint}`)].join('\n');
  return {severity, message: text, from, to: Math.max(toOffset(doc, location.range.end), from)};
}
