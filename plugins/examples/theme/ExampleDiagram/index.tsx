import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import type {Diagram, DiagramEdge, DiagramNode} from '../../types';
import {iconOf} from './icons';
import styles from './styles.module.css';

type Props = {
  readonly diagram: Diagram;
  /** Beside a title that says as much, a diagram is left out of the reading order. */
  readonly isDecorative?: boolean;
};

/** Wider than this, in pixels, a drawing does not fit a card. */
const WIDE = 800;
const LABEL_LENGTH = 9;

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
      <defs>
        <marker id={arrow} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path className={styles.arrow} d="M1 1l6 3-6 3z" />
        </marker>
      </defs>
      {edges.map((edge) => (
        <path
          key={`${edge.from} ${edge.to}`}
          className={styles.edge}
          d={edge.path}
          markerEnd={`url(#${arrow})`}
        />
      ))}
      {nodes.map((node) => (
        <Node key={node.id} {...node} />
      ))}
      {edges.map((edge) => (
        <text key={`${edge.from} ${edge.to}`} className={styles.label} x={edge.labelX} y={edge.labelY + 4}>
          {toLabel(edge)}
        </text>
      ))}
    </svg>
  );
}

function Node({kind, name, rows, x, y, width, height}: DiagramNode): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.node} width={width} height={height} rx="8" />
      <path className={styles.icon} transform="translate(14 20)" d={iconOf(kind)} />
      <text className={styles.kind} x="42" y="23">
        {kind}
      </text>
      <text className={styles.name} x="42" y="41">
        {name}
      </text>
      {rows.map((row, index) => (
        <text key={row} className={styles.row} x="14" y={70 + index * 18}>
          {row}
        </text>
      ))}
    </g>
  );
}

function toLabel({operations}: DiagramEdge): string {
  const [first = '', ...others] = operations;
  const label = others.length ? `${first} +${others.length}` : first;
  return label.length > LABEL_LENGTH ? `${label.slice(0, LABEL_LENGTH - 1)}…` : label;
}
