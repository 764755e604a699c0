import {useState, type ReactNode} from 'react';
import {usePart} from '../usePart';
import type {CloudsProps} from './cloudsProps';
import styles from './styles.module.css';

/** What the clouds would get. Its script is loaded once the tab is selected; it stays, with its results, when another one is. */
export default function Clouds(props: CloudsProps): ReactNode {
  const [wasShown, setWasShown] = useState(false);
  if (props.isShown && !wasShown) setWasShown(true);
  // Another program waits for the reader, who has pressed “Compile” for the one before.
  return wasShown && <LoadedClouds key={props.program.programId} {...props} />;
}

function LoadedClouds(props: CloudsProps): ReactNode {
  const part = usePart(() => import('./CloudsPanel'));
  if (!part) return <p className={styles.note}>Loading …</p>;
  if (part === 'failed') {
    return (
      <p className={styles.note} role="status">
        This part of the playground didn’t load. Check your network connection, then reload the page.
      </p>
    );
  }
  return <part.default {...props} />;
}
