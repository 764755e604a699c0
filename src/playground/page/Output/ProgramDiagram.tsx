import {useMemo, type ReactNode} from 'react';
import pages from '@generated/playground-programs/default/reference.json';
import Diagram from '@site/src/diagram/Diagram';
import {layOutProgram} from '@site/src/diagram/nestedLayout';
import type {RunView} from '@site/src/playground/model/runView';

/** The diagram with what it takes to draw it, which is loaded together. */
export default function ProgramDiagram({tree, connections}: NonNullable<RunView['tree']>): ReactNode {
  const diagram = useMemo(() => layOutProgram(tree, connections), [tree, connections]);
  return <Diagram diagram={diagram} pages={pages} />;
}
