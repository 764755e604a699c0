import {type ReactNode, useEffect, useState} from 'react';
import ToolButton from './ToolButton';
import styles from './styles.module.css';
import {copyText} from '../../client/copy';

type State = 'idle' | 'copied' | 'failed';
const SAYS: Record<State, string> = {
  idle: '',
  copied: 'Copied',
  failed: 'The browser does not allow to copy',
};
/** Time that the button tells what it did, in milliseconds. */
const TELLING_TIME = 2000;

/** Copies the text that is there when it is pressed. */
export default function CopyButton({read}: {read: () => string}): ReactNode {
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), TELLING_TIME);
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
      <span role="status" className={styles.says}>
        {SAYS[state]}
      </span>
      <ToolButton icon={state === 'copied' ? 'done' : 'copy'} onClick={copy}>
        Copy
      </ToolButton>
    </>
  );
}
