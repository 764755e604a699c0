import {useState, type ReactNode} from 'react';
import type {StackFrame} from '@site/src/playground/messages/runEvents';
import type {ProgramSources} from '@site/src/playground/model/programState';
import {usePart} from '../usePart';
import styles from './styles.module.css';

export interface CloudsProps {
  readonly program: ProgramSources;
  /** Path of the site, with a slash at both ends. */
  readonly baseUrl: string;
  readonly isShown: boolean;
  /** Where the editor's cursor is; undefined before the first. */
  readonly cursor?: StackFrame;
  readonly onGoTo: (frame: StackFrame) => void;
}

/** What the clouds would get. Its script is loaded once the tab is selected; it stays, with its results, when another one is. */
export default function Clouds(props: CloudsProps): ReactNode {
  const [wasShown, setWasShown] = useState(false);
  if (props.isShown && !wasShown) setWasShown(true);
  return wasShown && <LoadedClouds {...props} />;
}

function LoadedClouds(props: CloudsProps): ReactNode {
  const part = usePart(() => import('./CloudsPanel'));
  if (!part) return <p className={styles.note}>Loading …</p>;
  if (part === 'failed') {
    return (
      <p className={styles.note} role="status">
        This part of the playground didn’t load. Check your network connection, then select the tab again.
      </p>
    );
  }
  return <part.default {...props} />;
}
