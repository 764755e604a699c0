import {useId, useMemo, useRef, type ReactNode, type Ref} from 'react';
import type {Position} from '@site/src/playground/model/language';
import type {Place} from '@site/src/playground/model/problems';
import type {ProgramAction, ProgramState} from '@site/src/playground/model/programState';
import Editor from './Editor';
import FileTabs from './FileTabs';
import LoadProgress from './LoadProgress';
import type {OpenDialog} from './PageDialog';
import Problems from './Problems';
import styles from './styles.module.css';
import type {Language} from './useLanguage';

interface Props {
  readonly part: Ref<HTMLElement>;
  readonly state: ProgramState;
  readonly change: (action: ProgramAction) => void;
  readonly language: Language;
  /** Where the editor goes; a new object goes there again. */
  readonly target?: Place;
  readonly onRun: () => void;
  readonly onGoTo: (position: Position) => void;
  readonly onDialog: (dialog: OpenDialog) => void;
}

/** The files of the program, the editor, and what the compiler reports. */
export default function ProgramPart({part, state, change, language, target, ...props}: Props): ReactNode {
  const {onRun, onGoTo, onDialog} = props;
  const {files, file, programId, externalEdits} = state;
  const {services, problems} = language;
  const problemsHeading = useRef<HTMLHeadingElement>(null);
  const help = useId();
  const problemsOfFile = useMemo(() => problems.filter(({at}) => at?.file === file), [problems, file]);
  const filesWithErrors = useMemo(
    () => new Set(problems.flatMap(({at, severity}) => (at && severity === 'error' ? [at.file] : []))),
    [problems],
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
          problems={problemsOfFile}
          language={services}
          target={target}
          describedBy={help}
          onChange={(text) => change({kind: 'type', text})}
          onRun={onRun}
          onLeave={() => problemsHeading.current?.focus()}
          onGoTo={onGoTo}
          onRename={(question, name) => services && onDialog({kind: 'rename', question, name})}
          onSymbols={() => services && onDialog({kind: 'symbols'})}
        />
      </div>
      <Problems
        problems={problems}
        isChecked={language.isChecked}
        isReady={services !== undefined}
        heading={problemsHeading}
        onGoTo={({file: name, from}) => onGoTo({file: name, ...from})}
      >
        <LoadProgress progress={language.progress} failure={language.failure} onRetry={language.retry} />
      </Problems>
    </section>
  );
}
