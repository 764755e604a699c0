import {type ReactNode, useEffect, useState} from 'react';
import ToolButton from './ToolButton';
import styles from './header.module.css';
import {copyText} from '../../client/copy';

type State = 'idle' | 'copied' | 'failed';
const STATUS: Record<State, string> = {
  idle: '',
  copied: 'Copied',
  failed: 'The browser does not allow to copy',
};
/** How long the button says what it did. */
const STATUS_MILLISECONDS = 2000;

interface CopyButtonProps {
  /** The text at the time of the click. */
  readonly read: () => string;
}

export default function CopyButton({read}: CopyButtonProps): ReactNode {
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), STATUS_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () => {
    copyText(read()).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <span role="status" className={styles.copyStatus}>
        {STATUS[state]}
      </span>
      <ToolButton icon={state === 'copied' ? 'done' : 'copy'} onClick={copy}>
        Copy
      </ToolButton>
    </>
  );
}
