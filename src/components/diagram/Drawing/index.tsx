import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useId} from 'react';
import {kindOf} from '../kind';
import type {DiagramLayout, PlacedEdge, PlacedFrame, PlacedNode} from '../layout';
import type {NodeMark} from '../marks';
import {colourOfKind, kindWord} from '../sketch/kinds';
import {iconOf} from './icons';
import styles from './styles.module.css';

interface Props extends ComponentProps<'svg'> {
  readonly layout: DiagramLayout;
  /** Puts a node into something, such as a link. */
  readonly wrapNode?: (node: PlacedNode, drawn: ReactNode) => ReactNode;
  /** What is marked, by the path of a node. @default nothing */
  readonly marks?: ReadonlyMap<string, NodeMark>;
}

/** The drawing of a program. Labels come after the nodes, so that they are over all lines. */
export default function Drawing({layout, wrapNode, marks, className, ...props}: Props): ReactNode {
  const arrow = useId();
  const {frames, nodes, edges} = layout;
  return (
    <svg {...props} className={clsx(styles.drawing, className)}>
      {frames.map((frame) => (
        <FrameBox key={frame.id} {...frame} />
      ))}
      <Edges edges={edges} arrow={arrow} />
      {nodes.map((node) => {
        const drawn = <NodeBox key={node.id} {...node} mark={marks?.get(node.id)} />;
        return wrapNode ? wrapNode(node, drawn) : drawn;
      })}
      {edges.map((edge) => (
        <text key={`${edge.from} ${edge.to}`} className={styles.label} x={edge.labelX} y={edge.labelY + 4}>
          {toLabel(edge)}
        </text>
      ))}
    </svg>
  );
}

function FrameBox({name, x, y, width, height}: PlacedFrame): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.frame} width={width} height={height} rx="12" />
      <text className={styles.frameName} x="16" y="19">
        {name}
      </text>
    </g>
  );
}

function Edges({edges, arrow}: {readonly edges: readonly PlacedEdge[]; readonly arrow: string}): ReactNode {
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

interface NodeBoxProps extends PlacedNode {
  readonly mark: NodeMark | undefined;
}

function NodeBox({type, name, rows, x, y, width, height, mark}: NodeBoxProps): ReactNode {
  const kind = kindWord(kindOf(type));
  // An API named after its kind says so once.
  const isNamed = kindWord(name) !== kind;
  return (
    <g
      transform={`translate(${x} ${y})`}
      data-mark={mark?.kind}
      color={colourOfKind(kind) ?? 'var(--border-control)'}
    >
      <rect className={styles.node} width={width} height={height} rx="8" />
      <path className={styles.icon} transform="translate(14 20)" d={iconOf(kind)} />
      {isNamed && (
        <text className={styles.kind} x="42" y="23">
          {kind}
        </text>
      )}
      <text className={styles.name} x="42" y={isNamed ? 41 : 33}>
        {isNamed ? name : kind}
      </text>
      {mark && (
        <text className={styles.mark} x={width - 12} y="23">
          {mark.text}
        </text>
      )}
      {rows.map((row, index) => (
        <text key={row} className={styles.row} x="14" y={70 + index * 18}>
          {row}
        </text>
      ))}
    </g>
  );
}

const LABEL_LENGTH = 9;

function toLabel({operations}: PlacedEdge): string {
  const [first = '', ...others] = operations;
  const label = others.length ? `${first} +${others.length}` : first;
  return label.length > LABEL_LENGTH ? `${label.slice(0, LABEL_LENGTH - 1)}…` : label;
}
