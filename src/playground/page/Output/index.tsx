import {useMemo, useState, type MouseEvent, type ReactNode} from 'react';
import TabSet from '@site/src/components/TabSet';
import {shownText} from '@site/src/lib/shownText';
import type {Run} from '@site/src/playground/client/run';
import type {ProgramFiles, StackFrame, RunMode} from '@site/src/playground/messages/runEvents';
import {hasApi, toLiveResources} from '@site/src/playground/model/live';
import {isRunning, type RunView} from '@site/src/playground/model/runView';
import Clouds from '../Clouds';
import type {CloudsProps} from '../Clouds/cloudsProps';
import Live from '../Live';
import DiagramPanel from './DiagramPanel';
import JavaScriptPanel from './JavaScriptPanel';
import Results from './Results';
import RunPermissions from './RunPermissions';
import styles from './styles.module.css';

interface Props extends Pick<CloudsProps, 'baseUrl' | 'engine' | 'chosen' | 'program' | 'cursor' | 'onMark'> {
  readonly view: RunView;
  readonly run?: Run;
  readonly mode: RunMode;
  /** The files of the last run. */
  readonly filesOfRun?: ProgramFiles;
  readonly onGoTo: (frame: StackFrame) => void;
  /** Runs the program again, and keeps it up. */
  readonly onKeep: () => void;
}

type Tab = 'results' | 'resources' | 'preflight' | 'diagram' | 'clouds' | 'javascript';

/** The output of the last run, in tabs. */
export default function Output({view, run, mode, filesOfRun, onKeep, ...clouds}: Props): ReactNode {
  const {program, cursor, onMark, onGoTo} = clouds;
  const [selected, setSelected] = useState<Tab>(clouds.chosen ? 'clouds' : 'results');
  const {resources, refused} = view;
  const live = useMemo(() => toLiveResources(resources), [resources]);
  const reasonFor = (kind: string) => refused.find(({of}) => of === kind)?.reason;
  // The button is gone with the next run, so its focus goes on to where the requests are sent.
  const keep = ({currentTarget}: MouseEvent<HTMLElement>) => {
    setSelected('resources');
    currentTarget.closest('section')?.querySelector<HTMLElement>('[data-tab=resources]')?.focus();
    onKeep();
  };
  const items = [
    {
      id: 'results' as const,
      label: 'Tests and logs',
      panel: (
        <>
          {mode === 'test' &&
            view.end === 'itself' &&
            !view.failure &&
            view.tree &&
            hasApi(view.tree.tree) && (
              <p className={styles.offer}>
                The program has an API. While it runs, you can send requests.
                <button type="button" className="button button--secondary button--sm" onClick={keep}>
                  Keep it running
                </button>
              </p>
            )}
          <Results view={view} onGoTo={onGoTo} />
        </>
      ),
    },
    {
      id: 'resources' as const,
      label: 'Resources',
      panel: (
        <Live
          resources={live}
          run={run}
          isLive={mode === 'live' && isRunning(view)}
          refused={reasonFor('resources')}
          logs={view.logs}
          onGoTo={onGoTo}
        />
      ),
    },
    {
      id: 'preflight' as const,
      label: 'Preflight',
      panel: (
        <>
          <Preflight text={view.preflight} />
          <RunPermissions
            calls={view.calls}
            filesOfRun={filesOfRun}
            files={program.files}
            isShown={selected === 'preflight'}
            cursor={cursor}
            onMark={onMark}
            onGoTo={onGoTo}
          />
        </>
      ),
    },
    {
      id: 'diagram' as const,
      label: 'Diagram',
      panel: <DiagramPanel tree={view.tree} refused={reasonFor('tree')} isShown={selected === 'diagram'} />,
    },
    {
      id: 'clouds' as const,
      label: 'Clouds',
      panel: <Clouds {...clouds} isShown={selected === 'clouds'} />,
    },
    {
      id: 'javascript' as const,
      label: 'JavaScript',
      panel: <JavaScriptPanel files={view.javascript} refused={reasonFor('output')} />,
    },
  ];
  return (
    <TabSet label="Output" className={styles.tabs} items={items} selected={selected} onSelect={setSelected} />
  );
}

function Preflight({text}: {readonly text: string}): ReactNode {
  if (text === '') return <p className={styles.empty}>The output of preflight appears here after a run.</p>;
  return (
    <pre className={styles.text} tabIndex={0} role="group" aria-label="Output of preflight">
      <samp>{shownText(text)}</samp>
    </pre>
  );
}
