import {useMemo, type ReactNode} from 'react';
import pages from '@generated/playground-programs/default/reference.json';
import Diagram from '@site/src/diagram/Diagram';
import {layOutProgram} from '@site/src/diagram/layout';
import type {RunView} from '@site/src/playground/model/runView';

/** The diagram, in one script with its layout. */
export default function ProgramDiagram({tree, connections}: NonNullable<RunView['tree']>): ReactNode {
  const layout = useMemo(() => layOutProgram({tree, connections}), [tree, connections]);
  return <Diagram layout={layout} pages={pages} />;
}
