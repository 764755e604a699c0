import {useCallback, useState, type ReactNode} from 'react';
import engine from '@generated/playground/default/engine.json';
import type {Position} from 'vscode-languageserver-types';
import type {DocumentPosition} from '@site/src/playground/engine/compiler/documentPosition';
import type {StackFrame} from '@site/src/playground/messages/runEvents';
import type {CallRange} from '@site/src/playground/model/callRanges';
import {cloudsOfAddress} from '@site/src/playground/model/cloudsAddress';
import type {Command} from '@site/src/playground/model/shortcuts';
import {currentAddress} from './address';
import NoticeBar, {messageNotice} from './NoticeBar';
import OutputPart from './OutputPart';
import PageDialog, {type OpenDialog} from './PageDialog';
import ProgramPart from './ProgramPart';
import Toolbar from './Toolbar';
import styles from './styles.module.css';
import {useKeys} from './useKeys';
import {useLanguage} from './useLanguage';
import {usePageParts} from './usePageParts';
import {useProgram} from './useProgram';
import {useRun} from './useRun';

interface Props {
  /** Path of the site, with a slash at both ends. */
  readonly baseUrl: string;
}

/** What is in the page at `/play`: a toolbar, the program with its problems, and the output of the last run. */
export default function Playground({baseUrl}: Props): ReactNode {
  const {state, program, settings, notice, change, setSettings, reset} = useProgram();
  const {files, entry} = state;
  const language = useLanguage(baseUrl, files, entry);
  const engineAddress = `${baseUrl}${engine.directory}/`;
  const run = useRun(engineAddress);
  const [chosen] = useState(() => cloudsOfAddress(currentAddress()));
  const [dialog, setDialog] = useState<OpenDialog>();
  const [target, setTarget] = useState<Position>();
  const [cursor, setCursor] = useState<StackFrame>();
  const [marks, setMarks] = useState<readonly CallRange[]>([]);
  const [renameFailure, setRenameFailure] = useState<string>();
  const {programPart, outputPart, showOutput, focusOtherPart} = usePageParts();

  const {start: startRun, stop} = run;
  const start = useCallback(() => {
    startRun({files, entry, ...settings});
    showOutput();
  }, [startRun, files, entry, settings, showOutput]);
  const keep = () => {
    const live = {...settings, mode: 'live'} as const;
    setSettings(live);
    startRun({files, entry, ...live});
  };
  const goTo = useCallback(
    ({uri, position}: DocumentPosition) => {
      // The file may have been renamed or deleted since.
      if (!Object.hasOwn(files, uri)) return;
      change({kind: 'open-file', file: uri});
      // Another object each time: the editor goes to the same position again.
      setTarget({...position});
    },
    [change, files],
  );
  const moveCursor = useCallback((file: string, {line, character}: Position) => {
    setCursor({file, line: line + 1, column: character + 1});
  }, []);
  const onCommand = useCallback(
    (command: Command) => {
      if (command === 'run') start();
      else if (command === 'stop') stop();
      else if (command === 'shortcuts') setDialog({kind: 'shortcuts'});
      else focusOtherPart();
    },
    [start, stop, focusOtherPart],
  );
  useKeys(onCommand);

  return (
    <>
      <Toolbar
        program={program}
        isRunning={run.isRunning}
        settings={settings}
        onSettings={setSettings}
        onPrepare={run.prepare}
        onRun={start}
        onStop={stop}
        onReset={reset}
        onExamples={() => setDialog({kind: 'examples'})}
        onShortcuts={() => setDialog({kind: 'shortcuts'})}
      />
      <NoticeBar notice={notice} />
      <NoticeBar notice={messageNotice(renameFailure, () => setRenameFailure(undefined))} />
      <div className={styles.parts}>
        <ProgramPart
          part={programPart}
          state={state}
          change={change}
          language={language}
          marks={marks}
          target={target}
          onRun={start}
          onCursor={moveCursor}
          onGoTo={goTo}
          onDialog={setDialog}
        />
        <OutputPart
          part={outputPart}
          baseUrl={baseUrl}
          engine={engineAddress}
          chosen={chosen}
          program={state}
          cursor={cursor}
          run={run}
          onMark={setMarks}
          onGoTo={goTo}
          onKeep={keep}
        />
      </div>
      {dialog && (
        <PageDialog
          dialog={dialog}
          state={state}
          change={change}
          language={language.client}
          onGoTo={goTo}
          onRenameFailed={setRenameFailure}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
