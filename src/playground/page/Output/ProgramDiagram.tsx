import {useMemo, type ReactNode} from 'react';
import pages from '@generated/shell/default/class-pages.json';
import Diagram from '@site/src/components/diagram/Diagram';
import {type DiagramLayout, layOutProgram} from '@site/src/components/diagram/layout';
import {marksOfNodes, type PathMark} from '@site/src/components/diagram/marks';
import {Refusal} from '@site/src/lib/entrance/refusal';
import type {RunView} from '@site/src/playground/model/runView';
import styles from './styles.module.css';

type Tree = NonNullable<RunView['tree']>;

interface Props extends Tree {
  /** What is marked. @default nothing */
  readonly marks?: readonly PathMark[];
}

/** The diagram, in one script with its layout. */
export default function ProgramDiagram({tree, connections, marks = []}: Props): ReactNode {
  const layout = useMemo(() => tryToLayOut({tree, connections}), [tree, connections]);
  if (typeof layout === 'string') return <p className={styles.empty}>The diagram is left out. {layout}</p>;
  return <Diagram layout={layout} pages={pages} marks={marksOfNodes(marks, layout.nodes)} />;
}

/** @returns the reason why there is none, as the tree is what the program says that it is */
function tryToLayOut(program: Tree): DiagramLayout | string {
  try {
    return layOutProgram(program);
  } catch (error) {
    return error instanceof Refusal ? error.message : 'The tree of its resources cannot be laid out.';
  }
}
