import {lazy, Suspense, type ReactNode} from 'react';
import type {RunView} from '@site/src/playground/model/runView';
import styles from './styles.module.css';

const ProgramDiagram = lazy(() => import('./ProgramDiagram'));

type Props = {readonly tree: RunView['tree']; readonly isShown: boolean};

/** The resources of the program and what calls what. It is drawn when it is looked at. */
export default function DiagramPanel({tree, isShown}: Props): ReactNode {
  if (!tree) return <p className={styles.empty}>A diagram of the resources appears here after a run.</p>;
  if (!isShown) return null;
  return (
    <Suspense fallback={<p className={styles.empty}>Loading …</p>}>
      <ProgramDiagram {...tree} />
    </Suspense>
  );
}
