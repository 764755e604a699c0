import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useId, useMemo, useRef} from 'react';
import {own} from '../../../lib/entrance/own';
import Drawing from '../Drawing';
import type {DiagramLayout, PlacedNode} from '../layout';
import type {NodeMark} from '../marks';
import {onKey, reveal, wholeOf, zoom, ZOOM_STEP} from '../view';
import NodeList from './NodeList';
import {useView} from './useView';
import styles from './styles.module.css';

interface Props {
  readonly layout: DiagramLayout;
  /** Addresses of the pages that nodes link to, by type: `cloud.Bucket`. */
  readonly pages: Readonly<Record<string, string>>;
  /** What is marked, by the path of a node. @default nothing */
  readonly marks?: ReadonlyMap<string, NodeMark>;
}

/**
 * The resources of a program and what they do to each other, each with a link to its page: as a drawing that the reader
 * can move and zoom, and as a list.
 */
export default function Diagram({layout, pages, marks}: Props): ReactNode {
  const help = useId();
  const svg = useRef<SVGSVGElement>(null);
  const whole = useMemo(() => wholeOf(layout), [layout]);
  const {view, change, handlers, isAllShown} = useView(whole, svg);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = onKey(view, whole, event.key);
    if (!next) return;
    event.preventDefault();
    change(() => next);
  }

  function toLink(node: PlacedNode, drawn: ReactNode): ReactNode {
    const page = own(pages, node.type);
    if (page === undefined) return drawn;
    return (
      // In a new tab: the program goes on running in this one.
      <a
        key={node.id}
        className={styles.link}
        href={page}
        target="_blank"
        rel="noopener"
        aria-label={`${node.type} ${node.name}, reference in a new tab`}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) change((known) => reveal(known, whole, node));
        }}
      >
        {drawn}
      </a>
    );
  }

  if (layout.nodes.length === 0)
    return <p className={styles.nothing}>The program has no resources to draw.</p>;
  return (
    <div className={styles.box}>
      <div
        className={styles.viewport}
        role="group"
        aria-label="Diagram of the program"
        aria-describedby={help}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <Drawing
          ref={svg}
          layout={layout}
          wrapNode={toLink}
          marks={marks}
          className={clsx(styles.drawing, !isAllShown && styles.movable)}
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          {...handlers}
        />
      </div>
      <div className={styles.tools}>
        <Tool onClick={() => change((known) => zoom(known, whole, ZOOM_STEP))}>Zoom in</Tool>
        <Tool onClick={() => change((known) => zoom(known, whole, 1 / ZOOM_STEP))}>Zoom out</Tool>
        <Tool onClick={() => change(() => whole)}>Show all</Tool>
        <p id={help} className={styles.help}>
          Arrow keys move the diagram, + and − size it, 0 shows all of it.
        </p>
      </div>
      <NodeList layout={layout} pages={pages} />
    </div>
  );
}

function Tool({onClick, children}: {readonly onClick: () => void; readonly children: string}): ReactNode {
  return (
    <button type="button" className={styles.tool} onClick={onClick}>
      {children}
    </button>
  );
}
