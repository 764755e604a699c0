import {useId, useMemo, useRef, type ReactNode, type Ref} from 'react';
import type {Position} from 'vscode-languageserver-types';
import type {DocumentPosition} from '@site/src/playground/engine/compiler/documentPosition';
import type {CallRange} from '@site/src/playground/model/callRanges';
import type {ProgramAction, ProgramState} from '@site/src/playground/model/programState';
import Editor from './Editor';
import FileTabs from './FileTabs';
import LoadProgress from './LoadProgress';
import type {OpenDialog} from './PageDialog';
import Problems from './Problems';
import styles from './styles.module.css';
import type {LanguageState} from './useLanguage';

interface Props {
  readonly part: Ref<HTMLElement>;
  readonly state: ProgramState;
  readonly change: (action: ProgramAction) => void;
  readonly language: LanguageState;
  /** The calls that are marked in the editor. */
  readonly marks: readonly CallRange[];
  /** Where the editor goes; a new object goes there again. */
  readonly target?: Position;
  readonly onRun: () => void;
  readonly onCursor: (file: string, position: Position) => void;
  readonly onGoTo: (at: DocumentPosition) => void;
  readonly onDialog: (dialog: OpenDialog) => void;
}

/** The files of the program, the editor, and what the compiler reports. */
export default function ProgramPart({part, state, change, language, ...props}: Props): ReactNode {
  const {marks, target, onRun, onCursor, onGoTo, onDialog} = props;
  const {files, file, programId, externalEdits} = state;
  const {client, diagnostics} = language;
  const problemsHeading = useRef<HTMLHeadingElement>(null);
  const help = useId();
  const diagnosticsOfFile = useMemo(
    () => diagnostics.filter(({location}) => location?.uri === file),
    [diagnostics, file],
  );
  const marksOfFile = useMemo(() => marks.filter((mark) => mark.file === file), [marks, file]);
  const filesWithErrors = useMemo(
    () =>
      new Set(
        diagnostics.flatMap(({location, severity}) =>
          location && severity === 'error' ? [location.uri] : [],
        ),
      ),
    [diagnostics],
  );
  return (
    <section ref={part} className={styles.part} aria-label="Program">
      <FileTabs state={state} change={change} filesWithErrors={filesWithErrors} />
      <p id={help} className="sr-only">
        Press Escape to leave the editor. Outside the editor, press the question mark to list the shortcuts.
      </p>
      <div className={styles.editor}>
        <Editor
          file={file}
          text={files[file] ?? ''}
          programId={programId}
          externalEdits={externalEdits}
          diagnostics={diagnosticsOfFile}
          language={client}
          marks={marksOfFile}
          target={target}
          describedBy={help}
          onChange={(text) => change({kind: 'type', text})}
          onCursor={(position) => onCursor(file, position)}
          onRun={onRun}
          onLeave={() => problemsHeading.current?.focus()}
          onGoTo={onGoTo}
          onRename={(at, oldName) => onDialog({kind: 'rename', at, oldName})}
          onSymbols={() => client && onDialog({kind: 'symbols'})}
        />
      </div>
      <Problems
        diagnostics={diagnostics}
        isChecked={language.isChecked}
        isReady={client !== undefined}
        hasFailed={language.failure !== undefined}
        heading={problemsHeading}
        onGoTo={({uri, range}) => onGoTo({uri, position: range.start})}
      >
        <LoadProgress progress={language.progress} failure={language.failure} onRetry={language.retry} />
      </Problems>
    </section>
  );
}
