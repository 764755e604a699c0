import type {ReactNode} from 'react';
import type {PathMark} from '@site/src/components/diagram/marks';
import type {RunView} from '@site/src/playground/model/runView';
import {usePart} from '../usePart';
import styles from './styles.module.css';

interface Props {
  readonly tree: RunView['tree'];
  /** Why there is no tree. */
  readonly refused?: string;
  readonly isShown: boolean;
  /** What is marked in it. @default nothing */
  readonly marks?: readonly PathMark[];
}

/** The resources of the program and the calls between them. The diagram is drawn once its tab is selected. */
export default function DiagramPanel({tree, refused, isShown, marks}: Props): ReactNode {
  if (!tree && refused) return <p className={styles.empty}>The diagram is left out. {refused}</p>;
  if (!tree) return <p className={styles.empty}>A diagram of the resources appears here after a run.</p>;
  return isShown && <LoadedDiagram {...tree} marks={marks} />;
}

function LoadedDiagram(props: NonNullable<Props['tree']> & Pick<Props, 'marks'>): ReactNode {
  const part = usePart(() => import('./ProgramDiagram'));
  if (!part) return <p className={styles.empty}>Loading …</p>;
  if (part === 'failed') {
    return (
      <p className={styles.empty} role="status">
        The diagram didn’t load. Check your network connection, then select the tab again.
      </p>
    );
  }
  return <part.default {...props} />;
}
