import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {RunSettings} from '@site/src/playground/model/programSession';
import type {Program} from '@site/src/playground/share/program';
import ShareTools from './ShareTools';
import ToolIcon from './ToolIcon';
import styles from './toolbar.module.css';

interface Props {
  readonly program: Program;
  readonly isRunning: boolean;
  readonly settings: RunSettings;
  readonly onSettings: (settings: RunSettings) => void;
  readonly onPrepare: () => void;
  readonly onRun: () => void;
  readonly onStop: () => void;
  readonly onReset: () => void;
  readonly onExamples: () => void;
  readonly onShortcuts: () => void;
}

/** On a phone, the tools that are needed less are in rows of their own, which “More” shows. */
export default function Toolbar(props: Props): ReactNode {
  const [showsMore, setShowsMore] = useState(false);
  const {program, isRunning, settings, onSettings} = props;
  return (
    <div
      className={styles.toolbar}
      role="group"
      aria-label="Playground"
      data-more={showsMore ? '' : undefined}
    >
      <div className={styles.group}>
        <button
          type="button"
          className="button button--primary button--sm"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onPointerEnter={props.onPrepare}
          onFocus={props.onPrepare}
          onClick={props.onRun}
        >
          Run
        </button>
        {/* The button stays in place when there is nothing to stop, so that it keeps the focus after a click. */}
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-disabled={!isRunning}
          onClick={() => isRunning && props.onStop()}
        >
          Stop
        </button>
        <label className={clsx(styles.option, styles.rest)}>
          <input
            type="checkbox"
            checked={settings.mode === 'live'}
            onChange={({target}) => onSettings({...settings, mode: target.checked ? 'live' : 'test'})}
          />
          Keep running
        </label>
        <label className={clsx(styles.option, styles.rest)}>
          <input
            type="checkbox"
            checked={settings.network}
            onChange={({target}) => onSettings({...settings, network: target.checked})}
          />
          Allow network access
        </label>
      </div>
      <div className={styles.group}>
        <button type="button" className={styles.tool} aria-haspopup="dialog" onClick={props.onExamples}>
          <ToolIcon kind="examples" />
          <span className={styles.name}>Examples</span>
        </button>
        <ShareTools program={program} onReset={props.onReset} />
        <button
          type="button"
          className={clsx(styles.tool, styles.rest)}
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          aria-label="Keyboard shortcuts"
          onClick={props.onShortcuts}
        >
          <kbd>?</kbd>
        </button>
        <button
          type="button"
          className={clsx(styles.tool, styles.more)}
          aria-expanded={showsMore}
          onClick={() => setShowsMore(!showsMore)}
        >
          More
        </button>
      </div>
    </div>
  );
}
