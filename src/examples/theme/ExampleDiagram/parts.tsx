// What drawings of programs are made of, inside an `svg` element of the class `diagram`.
import type {ReactNode} from 'react';
import type {DiagramEdge, DiagramNode} from '../../types';
import {iconOf} from './icons';
import styles from './styles.module.css';

const LABEL_LENGTH = 9;

/** The lines between the nodes; their labels come after the nodes, over all lines. */
export function Edges({edges, arrow}: {edges: readonly DiagramEdge[]; arrow: string}): ReactNode {
  return (
    <>
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
    </>
  );
}

export function EdgeLabels({edges}: {edges: readonly DiagramEdge[]}): ReactNode {
  return edges.map((edge) => (
    <text key={`${edge.from} ${edge.to}`} className={styles.label} x={edge.labelX} y={edge.labelY + 4}>
      {toLabel(edge)}
    </text>
  ));
}

export function Node({kind, name, rows, x, y, width, height}: DiagramNode): ReactNode {
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
