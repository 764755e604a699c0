import {useEffect, useId, useReducer, useRef, useState, type ReactNode} from 'react';
import type {Frame} from '@site/src/playground/messages/runEvents';
import type {SampleProgram} from '@site/src/samples/types';
import Foot, {type FootProps} from '@site/src/samples/theme/CodeSample/Foot';
import OpenLink from '@site/src/samples/theme/CodeSample/OpenLink';
import sample from '@site/src/samples/theme/CodeSample/styles.module.css';
import {fileNames, hasSameFiles} from '@site/src/playground/model/files';
import type {Place} from '@site/src/playground/model/problems';
import {programReducer, openProgram} from '@site/src/playground/model/programState';
import Editor from '../../playground/page/Editor';
import {useRun} from '../../playground/page/useRun';
import FileList from './FileList';
import type {PrintedOutput} from './printedOutput';
import RunOutput from './RunOutput';
import styles from './styles.module.css';

export interface RunProgramProps {
  readonly program: SampleProgram;
  /** The file that the page shows. */
  readonly file: string;
  /** The output that the page prints under the program. */
  readonly printed?: PrintedOutput;
  /** What stands at the foot of the code. */
  readonly foot: Omit<FootProps, 'children'>;
  /** Told of the text of the open file, at first and whenever it is another. */
  onText(text: string): void;
}

/** A program of a page, from the moment that its reader has pressed Run: an editor, and what comes out. */
export default function RunProgram({
  program,
  file: shown,
  printed,
  foot,
  onText,
}: RunProgramProps): ReactNode {
  const [state, change] = useReducer(programReducer, program, (first) => ({
    ...openProgram(first),
    file: shown,
  }));
  const {files, file, entry} = state;
  const text = files[file] ?? '';
  const isChanged = !hasSameFiles(files, program.files);
  const run = useRun();
  const [isCleared, setCleared] = useState(false);
  const [target, setTarget] = useState<Place>();
  const runButton = useRef<HTMLButtonElement>(null);
  const help = useId();

  const start = () => {
    setCleared(false);
    run.start({files, entry, mode: 'test', network: false});
  };
  const first = useRef(start);
  useEffect(() => {
    // The button that was pressed has gone.
    runButton.current?.focus({preventScroll: true});
    first.current();
  }, []);
  useEffect(() => {
    onText(text);
  }, [onText, text]);

  const reset = () => {
    run.stop();
    change({kind: 'replace-files', files: program.files});
    setCleared(true);
  };
  const goTo = ({file: name, line, column}: Frame) => {
    change({kind: 'open-file', file: name});
    setTarget({line: line - 1, column: column - 1});
  };
  return (
    <>
      <FileList
        names={fileNames(files, entry)}
        file={file}
        onOpen={(name) => change({kind: 'open-file', file: name})}
      />
      <p id={help} className="sr-only">
        Escape leaves the editor.
      </p>
      <div className={styles.editor} style={{minHeight: heightOf(text)}}>
        <Editor
          file={file}
          text={text}
          programId={state.programId}
          externalEdits={state.externalEdits}
          problems={NO_PROBLEMS}
          target={target}
          describedBy={help}
          onChange={(changed) => change({kind: 'type', text: changed})}
          onRun={start}
          onLeave={() => runButton.current?.focus()}
          onGoTo={nothing}
          onRename={nothing}
          onSymbols={nothing}
        />
      </div>
      <Foot {...(isChanged ? CHANGED : foot)}>
        <span className={sample.play}>
          <button
            ref={runButton}
            type="button"
            className={sample.run}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={start}
          >
            Run
          </button>
          {/* They stay in their places when they have nothing to do, so that they keep the focus after a click. */}
          <button
            type="button"
            className={sample.run}
            aria-disabled={!run.isRunning}
            onClick={() => run.isRunning && run.stop()}
          >
            Stop
          </button>
          <button
            type="button"
            className={sample.run}
            aria-disabled={!isChanged}
            onClick={() => isChanged && reset()}
          >
            Reset
          </button>
          <OpenLink read={async () => ({files, entry})} />
        </span>
      </Foot>
      <RunOutput view={run.view} isCleared={isCleared} printed={printed} entry={entry} onGoTo={goTo} />
    </>
  );
}

const NO_PROBLEMS = [] as const;

/** What was done with the program of the page says nothing of another. */
const CHANGED = {mark: 'unchecked', text: 'changed, and not checked'} as const;

function nothing(): void {}

/** Of the text before the editor is there, which would be two lines high by itself. */
function heightOf(text: string): string {
  return `calc(${text.split('\n').length} * 1.6 * var(--text-sm) + 2 * var(--space-3))`;
}
