import {
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import type {Position} from 'vscode-languageserver-types';
import type {StackFrame} from '@site/src/playground/messages/runEvents';
import {fileNames, hasSameFiles} from '@site/src/playground/model/files';
import type {CallRange} from '@site/src/playground/model/callRanges';
import {cloudsQuery} from '@site/src/playground/model/cloudsAddress';
import {openProgram, programReducer} from '@site/src/playground/model/programState';
import {statusOf} from '@site/src/playground/model/runStatus';
import Clouds from '@site/src/playground/page/Clouds';
import Editor from '@site/src/playground/page/Editor';
import FileList from '@site/src/playground/page/FileList';
import fileStyles from '@site/src/playground/page/files.module.css';
import {useRun} from '@site/src/playground/page/useRun';
import type {CloudPlatform} from '@site/src/wing/language/platforms';
import type {FootProps} from '../theme/CodeSample/Foot';
import type {ChangedProgram} from '../client/figure';
import type {NextPage} from '../exercises/nextPage';
import type {LiveViewsProps} from './views/LiveViews';
import {exerciseStatus, isSolved} from '../exercises/solved';
import type {PrintedOutput, SampleProgram} from '../types';
import RunOutput from './RunOutput';
import RunTools from './RunTools';
import styles from './styles.module.css';

export interface Exercise {
  /** Where the reader goes on when it is solved. */
  readonly next: NextPage | undefined;
  /** Calls `listener` with each program that is to take the place of what the reader has written, until the signal is aborted. */
  onReplace(listener: (text: string) => void, signal: AbortSignal): void;
  /** Called when all its tests pass. */
  onSolved(): void;
}

/** Milliseconds without a change before the changed program runs. */
const VIEWS_DEBOUNCE = 400;

/** Where what follows from the program is shown in views that change with it, in place of the output of a run. */
interface Views {
  readonly Component: ComponentType<LiveViewsProps>;
  /** The element for them. */
  readonly place: Element;
}

interface RunProgramProps {
  readonly program: SampleProgram;
  /** The file that the page shows. */
  readonly file: string;
  /** The output that the page prints under the program. */
  readonly printed: PrintedOutput | undefined;
  /** What the page says under the code. */
  readonly foot: Omit<FootProps, 'children'>;
  /** Address of the engine's files, with a slash at the end. */
  readonly engine: string;
  /** Address of the site, with a slash at the end. */
  readonly baseUrl: string;
  /** Opens the program in the playground, with a query for it. */
  readonly openLink: (query: string) => ReactNode;
  /** Whether it begins at once, as its reader has pressed Run or Compare clouds already. */
  readonly beginsAtOnce: boolean;
  /** Address of the search page. */
  readonly search: string;
  /** Where the program is an exercise. */
  readonly exercise: Exercise | undefined;
  /** Whether there is something to see in a run. */
  readonly runs: boolean;
  /** The clouds that it can be compiled for. */
  readonly clouds: readonly CloudPlatform[];
  /** Whether the reader wants to see these first, and not a run. */
  readonly isForClouds: boolean;
  /** Views of the program; with them, it runs after each change. */
  readonly views: Views | undefined;
  /** Called with the program at first, and after each change. */
  onChange(program: ChangedProgram): void;
}

/**
 * A program with its tools: an editor, Run, Compare clouds, and the output of the last run or what the clouds would get. In a page,
 * it takes the place of the code once its reader has pressed one of both.
 */
export default function RunProgram(props: RunProgramProps): ReactNode {
  const {program, exercise, runs, clouds, views, onChange} = props;
  const [state, change] = useReducer(programReducer, program, (first) => ({
    ...openProgram(first),
    file: props.file,
  }));
  const {files, file, entry} = state;
  const text = files[file] ?? '';
  const names = fileNames(files, entry);
  const run = useRun(props.engine);
  const [isCleared, setCleared] = useState(false);
  const [target, setTarget] = useState<Position>();
  const [cursor, setCursor] = useState<StackFrame>();
  const [marks, setMarks] = useState<readonly CallRange[]>([]);
  const marksOfFile = useMemo(() => marks.filter((mark) => mark.file === file), [marks, file]);
  const runButton = useRef<HTMLButtonElement>(null);
  const cloudsButton = useRef<HTMLButtonElement>(null);
  const [showsClouds, setShowsClouds] = useState(props.isForClouds);
  const help = useId();
  const [started, setStarted] = useState(files);

  const startWith = (texts: typeof files) => {
    setCleared(false);
    setShowsClouds(false);
    setStarted(texts);
    run.start({files: texts, entry, mode: 'test', network: false});
  };
  const start = () => startWith(files);
  const focusButton = (options?: FocusOptions) =>
    (showsClouds ? cloudsButton : runButton).current?.focus(options);
  const {beginsAtOnce} = props;
  const startFirst = useRef(() => {
    if (!beginsAtOnce) return;
    // The button that was pressed is gone.
    focusButton({preventScroll: true});
    if (!showsClouds) start();
  });
  useEffect(() => startFirst.current(), []);
  useEffect(() => {
    onChange({files, entry, file});
  }, [onChange, files, entry, file]);

  const given = program.files[entry] ?? '';
  const checked = started[entry] ?? '';
  const hasSolved = exercise !== undefined && !isCleared && isSolved(run.view, given, checked);
  useEffect(() => {
    if (hasSolved) exercise?.onSolved();
  }, [hasSolved, exercise]);
  const replace = useRef<(text: string) => void>(nothing);
  useEffect(() => {
    replace.current = (replacement) => {
      const replaced = {...files, [entry]: replacement};
      change({kind: 'replace-files', files: replaced});
      runButton.current?.focus();
      startWith(replaced);
    };
  });
  useEffect(() => {
    const leaving = new AbortController();
    exercise?.onReplace((replacement) => replace.current(replacement), leaving.signal);
    return () => leaving.abort();
  }, [exercise]);

  const restart = useRef(nothing);
  useEffect(() => {
    restart.current = start;
  });
  // What is new is told by the first run, so that one is let go on until it has its calls.
  const isSettled = run.view.calls !== undefined || run.view.end !== undefined;
  const isBehind = views !== undefined && isSettled && !hasSameFiles(files, started);
  useEffect(() => {
    if (!isBehind) return undefined;
    const timer = setTimeout(() => restart.current(), VIEWS_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [isBehind, files]);

  const reset = () => {
    run.stop();
    change({kind: 'replace-files', files: program.files});
    setCleared(true);
  };
  const open = (name: string) => change({kind: 'open-file', file: name});
  const goTo = (frame: StackFrame) => {
    if (!Object.hasOwn(files, frame.file)) return;
    open(frame.file);
    setTarget({line: frame.line - 1, character: frame.column - 1});
  };
  return (
    <>
      {names.length > 1 && (
        <div className={fileStyles.bar}>
          <FileList names={names} file={file} onOpen={open} />
        </div>
      )}
      <p id={help} className="sr-only">
        Escape leaves the editor.
      </p>
      <div className={styles.editor} style={{minHeight: heightOf(text)}}>
        <Editor
          file={file}
          text={text}
          programId={state.programId}
          externalEdits={state.externalEdits}
          diagnostics={NO_DIAGNOSTICS}
          marks={marksOfFile}
          target={target}
          describedBy={help}
          onChange={(changed) => change({kind: 'type', text: changed})}
          onCursor={({line, character}) => setCursor({file, line: line + 1, column: character + 1})}
          onRun={() => (runs ? start() : setShowsClouds(true))}
          onLeave={focusButton}
          onGoTo={nothing}
          onRename={nothing}
          onSymbols={nothing}
        />
      </div>
      <RunTools
        foot={props.foot}
        openLink={props.openLink(showsClouds ? cloudsQuery(clouds) : '')}
        isChanged={!hasSameFiles(files, program.files)}
        isSolved={exercise && hasSolved && hasSameFiles(files, started)}
        isRunning={run.isRunning}
        runButton={runButton}
        onRun={runs ? start : undefined}
        cloudsButton={cloudsButton}
        onClouds={clouds.length > 0 ? () => setShowsClouds(true) : undefined}
        onStop={run.stop}
        onReset={reset}
      />
      {clouds.length > 0 && (
        <section className={styles.output} aria-label="What each cloud would get" hidden={!showsClouds}>
          <Clouds
            baseUrl={props.baseUrl}
            engine={props.engine}
            program={state}
            chosen={clouds}
            isStarted
            isShown={showsClouds}
            cursor={cursor}
            onMark={setMarks}
            onGoTo={goTo}
          />
        </section>
      )}
      {views &&
        createPortal(
          <views.Component
            view={run.view}
            files={files}
            entry={entry}
            cursor={cursor}
            onMark={setMarks}
            onGoTo={goTo}
          />,
          views.place,
        )}
      {!views && !showsClouds && (
        <RunOutput
          view={run.view}
          status={exercise ? exerciseStatus(run.view, given, checked) : statusOf(run.view)}
          isCleared={isCleared}
          printed={props.printed}
          entry={entry}
          search={props.search}
          next={hasSolved ? exercise.next : undefined}
          onGoTo={goTo}
        />
      )}
    </>
  );
}

const NO_DIAGNOSTICS = [] as const;

function nothing(): void {}

/** The height of the text, for the field that is there before the editor: its own would be two lines. */
function heightOf(text: string): string {
  return `calc(${text.split('\n').length} * 1.6 * var(--text-sm) + 2 * var(--space-3))`;
}
