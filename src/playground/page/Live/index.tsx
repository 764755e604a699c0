import {useState, type ComponentType, type ReactNode} from 'react';
import {shownText} from '@site/src/lib/shownText';
import type {Run} from '@site/src/playground/client/run';
import type {StackFrame} from '@site/src/playground/messages/runEvents';
import {KIND_NAMES, type LiveKind, type LiveResource} from '@site/src/playground/model/live';
import type {LogView} from '@site/src/playground/model/runView';
import Field from '../Field';
import Logs from '../Output/Logs';
import form from '../form.module.css';
import ApiPanel from './ApiPanel';
import BucketPanel from './BucketPanel';
import CounterPanel from './CounterPanel';
import MessagePanel from './MessagePanel';
import styles from './styles.module.css';
import type {LivePanelProps} from './types';

const PANELS: Record<LiveKind, ComponentType<LivePanelProps>> = {
  api: ApiPanel,
  bucket: BucketPanel,
  counter: CounterPanel,
  function: MessagePanel,
  queue: MessagePanel,
  topic: MessagePanel,
};

interface Props {
  readonly resources: readonly LiveResource[];
  readonly run?: Run;
  /** Whether the simulator stays up, so that its resources respond. */
  readonly isLive: boolean;
  /** Why there are no resources. */
  readonly refused?: string;
  readonly logs: readonly LogView[];
  readonly onGoTo: (frame: StackFrame) => void;
}

/** The resources of a running program: the reader chooses one and uses it. */
export default function Live({resources, run, isLive, refused, logs, onGoTo}: Props): ReactNode {
  const [chosen, setChosen] = useState('');
  if (!isLive || !run) {
    return (
      <p className={styles.empty}>
        Select “Keep running” and run the program. Then you can call an API, push a message, invoke a
        function, or inspect a bucket or counter.
      </p>
    );
  }
  const resource = resources.find(({path}) => path === chosen) ?? resources[0];
  if (!resource && refused) return <p className={styles.empty}>The resources are left out. {refused}</p>;
  if (!resource) return <p className={styles.empty}>The program has no resources that you can use here.</p>;
  const Panel = PANELS[resource.kind];
  return (
    <div className={styles.live}>
      <Field label="Resource">
        <select className={form.input} value={resource.path} onChange={({target}) => setChosen(target.value)}>
          {resources.map(({path, name, kind}) => (
            <option key={path} value={path}>
              {shownText(name)} ({KIND_NAMES[kind]})
            </option>
          ))}
        </select>
      </Field>
      <Panel key={resource.path} resource={resource} run={run} onGoTo={onGoTo} />
      <Logs lines={logs} label="Program log" />
    </div>
  );
}
