import clsx from 'clsx';
import type {ReactNode} from 'react';
import {iconOf} from '../Drawing/icons';
import {ICON_WIDTH, NAME_HEIGHT, PADDING, ROWS_GAP, SMALL_HEIGHT} from '../sketch/boxes';
import type {PlacedEdge, PlacedFrame, PlacedLabel, PlacedNode, SketchLayout} from '../sketch/layout';
import styles from './styles.module.css';

/** What a page has of a diagram; the layouts and the words as JSON, as attributes are text. */
export interface SketchProps {
  readonly title: string;
  /** One {@link SketchLayout}, or two: for wide columns and for narrow ones. */
  readonly layouts: string;
  /** The same as a list of sentences. */
  readonly words: string;
  /** What its marks mean. */
  readonly legend?: string;
}

// What no theme changes is in the drawing, as every page of the documentation loads the style sheet.
const STROKE = {fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round', strokeWidth: 1.5} as const;
const DASHED = {fill: 'none', strokeDasharray: '2 4'} as const;
const SMALL = {fontSize: 12} as const;
const NEW = {stroke: 'var(--accent-text)', strokeWidth: 2.5} as const;

/** Dashes that cannot be taken for the dots of a frame. */
const FAKE = '7 4';

/** A diagram that a page describes: drawn for wide screens and for phones, of which the style sheet shows one, and in words. */
export default function Sketch({title, layouts, words, legend}: SketchProps): ReactNode {
  const drawn = JSON.parse(layouts) as SketchLayout[];
  const sentences = JSON.parse(words) as string[];
  return (
    <figure className={styles.figure}>
      <div className={styles.box} data-scrollable="Diagram">
        {drawn.map((layout, index) => (
          <Picture
            key={index}
            title={title}
            layout={layout}
            className={clsx(styles.drawing, drawn.length > 1 && (index === 0 ? styles.wide : styles.narrow))}
          />
        ))}
      </div>
      <figcaption className={styles.caption}>
        {title}
        {legend !== undefined && `. ${legend}`}
      </figcaption>
      <details className="diagram-words">
        <summary>The diagram in words</summary>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </figure>
  );
}

interface PictureProps {
  readonly title: string;
  readonly layout: SketchLayout;
  readonly className: string;
}

/** Labels come after the boxes, so that they are over all lines. */
function Picture({title, layout: {width, height, frames, edges, nodes}, className}: PictureProps): ReactNode {
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Diagram: ${title}`}
    >
      {frames.map(({id, x, y, width: w, height: h}) => (
        <rect key={id} className={styles.edge} {...DASHED} x={x} y={y} width={w} height={h} rx="10" />
      ))}
      {edges.map((edge) => (
        <Line key={`${edge.from} ${edge.to}`} {...edge} />
      ))}
      {frames.map((frame) => (
        <Title key={frame.id} {...frame} />
      ))}
      {nodes.map((node) => (
        <Box key={node.id} {...node} />
      ))}
      {edges.map(({from, to, label}) => label && <Label key={`${from} ${to}`} {...label} />)}
    </svg>
  );
}

function Title({title, titleX, isTitleRight, y}: PlacedFrame): ReactNode {
  return (
    <text
      className={clsx(styles.small, styles.over)}
      {...SMALL}
      paintOrder="stroke"
      strokeWidth="5"
      textAnchor={isTitleRight ? 'end' : undefined}
      x={titleX}
      y={y + 20}
    >
      {title}
    </text>
  );
}

function Line({path, head, isDashed, isNew}: PlacedEdge): ReactNode {
  return (
    <g className={styles.line}>
      <path
        {...STROKE}
        stroke="currentColor"
        {...(isNew && NEW)}
        d={path}
        strokeDasharray={isDashed ? '5 4' : undefined}
      />
      <path fill={isNew ? NEW.stroke : 'currentColor'} d={head} />
    </g>
  );
}

function Box({kind, caption, lines, rows, isNew, isFake, x, y, width, height}: PlacedNode): ReactNode {
  const left = x + PADDING + (kind === undefined ? 0 : ICON_WIDTH);
  const small = (caption === undefined ? 0 : SMALL_HEIGHT) + rows.length * SMALL_HEIGHT;
  const text = lines.length * NAME_HEIGHT + small + (rows.length > 0 ? ROWS_GAP : 0);
  const top = y + (height - text) / 2;
  const names = top + (caption === undefined ? 0 : SMALL_HEIGHT);
  const middle = (top + names + lines.length * NAME_HEIGHT) / 2;
  const below = names + lines.length * NAME_HEIGHT + ROWS_GAP;
  const isCentred = kind === undefined && rows.length === 0;
  return (
    <>
      <rect
        className={clsx(!isNew && styles.edge, styles.node)}
        {...(isNew && NEW)}
        strokeDasharray={isFake ? FAKE : undefined}
        x={x}
        y={y}
        width={width}
        height={height}
        rx="8"
      />
      {kind !== undefined && (
        <path
          className={styles.icon}
          {...STROKE}
          transform={`translate(${x + PADDING} ${middle - 8})`}
          d={iconOf(kind)}
        />
      )}
      {caption !== undefined && (
        <text className={styles.small} {...SMALL} x={left} y={top + 12}>
          {caption}
        </text>
      )}
      {lines.map((line, index) => (
        <text
          key={index}
          className={styles.name}
          fontSize="14"
          fontWeight="600"
          textAnchor={isCentred ? 'middle' : undefined}
          x={isCentred ? x + width / 2 : left}
          y={names + 14 + index * NAME_HEIGHT}
        >
          {line}
        </text>
      ))}
      {rows.map((row, index) => (
        <text
          key={index}
          className={styles.small}
          {...SMALL}
          x={x + PADDING}
          y={below + 12 + index * SMALL_HEIGHT}
        >
          {row}
        </text>
      ))}
    </>
  );
}

function Label({lines, x, y, width, height}: PlacedLabel): ReactNode {
  const top = y + (height - lines.length * SMALL_HEIGHT) / 2;
  return (
    <>
      <rect className={styles.ground} x={x} y={y} width={width} height={height} />
      {lines.map((line, index) => (
        <text
          key={index}
          className={styles.small}
          {...SMALL}
          textAnchor="middle"
          x={x + width / 2}
          y={top + 12 + index * SMALL_HEIGHT}
        >
          {line}
        </text>
      ))}
    </>
  );
}
