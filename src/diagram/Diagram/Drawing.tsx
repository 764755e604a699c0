import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useId} from 'react';
import {EdgeLabels, Edges, Node} from '../../examples/theme/ExampleDiagram/parts';
import type {DiagramGroup, ProgramDiagram, ProgramNode} from '../nestedLayout';
import type {View} from '../view';
import styles from './styles.module.css';

interface Props extends ComponentProps<'svg'> {
  readonly diagram: ProgramDiagram;
  readonly pages: Readonly<Record<string, string>>;
  readonly view: View;
  readonly isAllShown: boolean;
  readonly onFocusNode: (node: ProgramNode) => void;
}

export default function Drawing({diagram, pages, view, isAllShown, onFocusNode, ...props}: Props): ReactNode {
  const arrow = useId();
  return (
    <svg
      {...props}
      className={clsx(styles.drawing, !isAllShown && styles.movable)}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
    >
      {diagram.groups.map((group) => (
        <Group key={group.id} {...group} />
      ))}
      <Edges edges={diagram.edges} arrow={arrow} />
      {diagram.nodes.map((node) => {
        const page = pages[node.type];
        if (page === undefined) return <Node key={node.id} {...node} />;
        return (
          // In a tab of its own: the program goes on running in this one.
          <a
            key={node.id}
            className={styles.link}
            href={page}
            target="_blank"
            rel="noopener"
            aria-label={`${node.type} ${node.name}, reference in a new tab`}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && onFocusNode(node)}
          >
            <Node {...node} />
          </a>
        );
      })}
      <EdgeLabels edges={diagram.edges} />
    </svg>
  );
}

function Group({name, x, y, width, height}: DiagramGroup): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.group} width={width} height={height} rx="12" />
      <text className={styles.groupName} x="20" y="22">
        {name}
      </text>
    </g>
  );
}
