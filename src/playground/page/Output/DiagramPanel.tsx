import {lazy, Suspense, type ReactNode} from 'react';
import type {RunView} from '@site/src/playground/model/runView';
import styles from './styles.module.css';

const ProgramDiagram = lazy(() => import('./ProgramDiagram'));

interface Props {
  readonly tree: RunView['tree'];
  readonly isShown: boolean;
}

/** The resources of the program and the calls between them. The diagram is drawn once its tab is selected. */
export default function DiagramPanel({tree, isShown}: Props): ReactNode {
  if (!tree) return <p className={styles.empty}>A diagram of the resources appears here after a run.</p>;
  if (!isShown) return null;
  return (
    <Suspense fallback={<p className={styles.empty}>Loading …</p>}>
      <ProgramDiagram {...tree} />
    </Suspense>
  );
}
