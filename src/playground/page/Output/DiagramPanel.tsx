import {lazy, Suspense, type ReactNode} from 'react';
import type {RunView} from '@site/src/playground/model/runView';
import styles from './styles.module.css';

const ProgramDiagram = lazy(() => import('./ProgramDiagram'));

interface Props {
  readonly tree: RunView['tree'];
  /** Why there is no tree. */
  readonly refused?: string;
  readonly isShown: boolean;
}

/** The resources of the program and the calls between them. The diagram is drawn once its tab is selected. */
export default function DiagramPanel({tree, refused, isShown}: Props): ReactNode {
  if (!tree && refused) return <p className={styles.empty}>The diagram is left out. {refused}</p>;
  if (!tree) return <p className={styles.empty}>A diagram of the resources appears here after a run.</p>;
  if (!isShown) return null;
  return (
    <Suspense fallback={<p className={styles.empty}>Loading …</p>}>
      <ProgramDiagram {...tree} />
    </Suspense>
  );
}
