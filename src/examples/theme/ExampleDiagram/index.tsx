import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import type {Diagram} from '../../types';
import {EdgeLabels, Edges, Node} from './parts';
import styles from './styles.module.css';

type Props = {
  readonly diagram: Diagram;
  /** Beside a title that says as much, a diagram is left out of the reading order. */
  readonly isDecorative?: boolean;
};

/** Wider than this, in pixels, a drawing does not fit a card. */
const WIDE = 800;

export default function ExampleDiagram({diagram, isDecorative = false}: Props): ReactNode {
  const arrow = useId();
  const {width, height, nodes, edges, description} = diagram;
  const alternative = isDecorative ? {'aria-hidden': true} : {role: 'img', 'aria-label': description};
  // A wide drawing in a small frame shows its beginning rather than all of it too small to read.
  const isCut = isDecorative && width > WIDE;
  return (
    <svg
      className={clsx(styles.diagram, isCut && styles.cut)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isCut ? 'xMinYMid slice' : undefined}
      width={width}
      height={height}
      {...alternative}
    >
      <Edges edges={edges} arrow={arrow} />
      {nodes.map((node) => (
        <Node key={node.id} {...node} />
      ))}
      <EdgeLabels edges={edges} />
    </svg>
  );
}
