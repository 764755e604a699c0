import {useCallback, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Frame} from '@site/src/playground/messages/runEvents';
import {applyEdits, type Position, type Question} from '@site/src/playground/model/language';
import type {Place} from '@site/src/playground/model/problems';
import type {Command} from '@site/src/playground/model/shortcuts';
import {statusOf} from '@site/src/playground/model/runView';
import Editor from './Editor';
import ExamplePicker from './ExamplePicker';
import FileTabs from './FileTabs';
import LoadProgress from './LoadProgress';
import NameDialog from './NameDialog';
import NoticeBar from './NoticeBar';
import Output from './Output';
import Problems from './Problems';
import ShortcutsDialog from './ShortcutsDialog';
import SymbolsDialog from './SymbolsDialog';
import Toolbar from './Toolbar';
import styles from './styles.module.css';
import {useKeys} from './useKeys';
import {useLanguage} from './useLanguage';
import {useProgram} from './useProgram';
import {type RunMode, useRun} from './useRun';

/** A dialog that the page as a whole opens. */
type Asking =
  | {readonly kind: 'examples' | 'shortcuts' | 'symbols'}
  | {readonly kind: 'rename'; readonly question: Question; readonly name: string};

const MOST_OF_THE_SCREEN = 0.7;

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** The page at `/play`: a program, what the compiler says of it, and what comes out when it runs. */
export default function Playground(): ReactNode {
  const {state, program, notice, change, reset, dismissNotice} = useProgram();
  const {files, entry, file} = state;
  const language = useLanguage(files, entry);
  const {services, problems} = language;
  const run = useRun();
  const [asking, setAsking] = useState<Asking>();
  const [target, setTarget] = useState<Place>();
  const [mode, setMode] = useState<RunMode>('test');
  const [network, setNetwork] = useState(false);
  const [failedRename, setFailedRename] = useState<string>();
  const problemsHeading = useRef<HTMLHeadingElement>(null);
  const editorPart = useRef<HTMLElement>(null);
  const outputPart = useRef<HTMLElement>(null);
  const help = useId();

  const {start: startRun, stop} = run;
  const start = useCallback(() => {
    startRun({files, entry, mode, network});
    showOutput(outputPart.current);
  }, [startRun, files, entry, mode, network]);
  const goTo = useCallback(
    ({file: name, line, column}: Position) => {
      change({kind: 'open-file', file: name});
      setTarget({line, column});
    },
    [change],
  );
  const onCommand = useCallback(
    (command: Command) => {
      if (command === 'run') start();
      else if (command === 'stop') stop();
      else if (command === 'shortcuts') setAsking({kind: 'shortcuts'});
      else if (outputPart.current?.contains(document.activeElement)) focusEditor(editorPart.current);
      else outputPart.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
    },
    [start, stop],
  );
  useKeys(onCommand);

  const own = useMemo(() => problems.filter(({at}) => at?.file === file), [problems, file]);
  const faulty = useMemo(
    () => new Set(problems.flatMap(({at, severity}) => (at && severity === 'error' ? [at.file] : []))),
    [problems],
  );
  const close = () => setAsking(undefined);

  function rename(question: Question, name: string) {
    services?.rename(question, name).then(
      (edits) => change({kind: 'replace-files', files: applyEdits(files, edits)}),
      (error: unknown) => setFailedRename(error instanceof Error ? error.message : String(error)),
    );
  }

  return (
    <main className={styles.page}>
      <h1 className="sr-only">Playground</h1>
      <noscript>
        <p className={styles.without}>
          The playground needs JavaScript because the compiler and the simulator run in your browser. Without
          it, you can read the <Link to="/docs/examples">examples</Link>, or{' '}
          <Link to="/install">install Wing</Link> and run them on your machine.
        </p>
      </noscript>
      <Toolbar
        program={program}
        isRunning={run.isRunning}
        mode={mode}
        network={network}
        onMode={setMode}
        onNetwork={setNetwork}
        onPrepare={run.prepare}
        onRun={start}
        onStop={stop}
        onReset={reset}
        onExamples={() => setAsking({kind: 'examples'})}
        onShortcuts={() => setAsking({kind: 'shortcuts'})}
      />
      <NoticeBar notice={notice} onDismiss={dismissNotice} />
      <NoticeBar
        notice={failedRename ? {text: failedRename, actions: []} : undefined}
        onDismiss={() => setFailedRename(undefined)}
      />
      <div className={styles.parts}>
        <section ref={editorPart} className={styles.part} aria-label="Program">
          <FileTabs state={state} change={change} faulty={faulty} />
          <p id={help} className="sr-only">
            Press Escape to leave the editor. Outside the editor, press the question mark to list the
            shortcuts.
          </p>
          <div className={styles.editor}>
            <Editor
              file={file}
              text={files[file] ?? ''}
              programId={state.programId}
              externalEdits={state.externalEdits}
              problems={own}
              language={services}
              target={target}
              describedBy={help}
              onChange={(text) => change({kind: 'type', text})}
              onRun={start}
              onLeave={() => problemsHeading.current?.focus()}
              onGoTo={goTo}
              onRename={(question, name) => services && setAsking({kind: 'rename', question, name})}
              onSymbols={() => services && setAsking({kind: 'symbols'})}
            />
          </div>
          <Problems
            problems={problems}
            isChecked={language.isChecked}
            isReady={services !== undefined}
            heading={problemsHeading}
            onGoTo={({file: name, from}) => goTo({file: name, ...from})}
          >
            <LoadProgress progress={language.progress} failure={language.failure} onRetry={language.retry} />
          </Problems>
        </section>
        <section ref={outputPart} className={styles.part} aria-label="Output">
          <p role="status" className={styles.status}>
            {statusOf(run.view)}
          </p>
          <Output view={run.view} run={run.run} mode={run.mode} onGoTo={(frame) => goTo(toPosition(frame))} />
        </section>
      </div>
      {asking?.kind === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {asking?.kind === 'examples' && (
        <ExamplePicker
          onPick={(picked) => change({kind: 'replace-program', program: picked})}
          onClose={close}
        />
      )}
      {asking?.kind === 'symbols' && services && (
        <SymbolsDialog file={file} language={services} onGoTo={goTo} onClose={close} />
      )}
      {asking?.kind === 'rename' && (
        <NameDialog
          title={`Rename ${asking.name}`}
          label="New name"
          initial={asking.name}
          action="Rename"
          problemOf={(name) => (IDENTIFIER.test(name) ? undefined : `“${name}” isn’t a valid name in Wing.`)}
          onName={(name) => rename(asking.question, name)}
          onClose={close}
        />
      )}
    </main>
  );
}

function focusEditor(part: HTMLElement | null): void {
  part?.querySelector<HTMLElement>('[role=textbox], textarea')?.focus();
}

/** Where the output is below the editor, what comes out of a run would not be seen. */
function showOutput(part: HTMLElement | null): void {
  if (part && part.getBoundingClientRect().top > window.innerHeight * MOST_OF_THE_SCREEN)
    part.scrollIntoView({block: 'start'});
}

/** Errors count from 1. */
function toPosition({file, line, column}: Frame): Position {
  return {file, line: line - 1, column: column - 1};
}
