import clsx from 'clsx';
import type {ReactNode} from 'react';
import {iconOf} from '../Drawing/icons';
import {ICON_WIDTH, NAME_HEIGHT, PADDING, ROWS_GAP, SMALL_HEIGHT} from '../sketch/boxes';
import type {Rectangle} from '../geometry';
import type {DrawnLayout} from '../sketch/draw';
import {colourOfKind} from '../sketch/kinds';
import type {PlacedEdge, PlacedFrame, PlacedLabel, PlacedNode} from '../sketch/layout';
import type {DotWay} from '../sketch/moves';
import styles from './styles.module.css';

/** What a page has of a diagram; the layouts and the words as JSON, as attributes are text. */
export interface SketchProps {
  readonly title: string;
  /** One {@link DrawnLayout}, or two: for wide columns and for narrow ones. */
  readonly layouts: string;
  /** The same as a list of sentences. */
  readonly words: string;
  /** What its marks mean. */
  readonly legend?: string;
  /** What arrows mean, where there are two kinds of them. */
  readonly solid?: string;
  readonly dashed?: string;
}

// What no theme changes is in the drawing, as every page of the documentation loads the style sheet.
const STROKE = {fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round', strokeWidth: 1.5} as const;
const DOTTED = '2 4';
const DASHED = '5 4';
const SMALL = {fontSize: 12} as const;
const NEW = {stroke: 'var(--text-strong)', strokeWidth: 2.5} as const;

/** Dashes that cannot be taken for the dots of a frame. */
const FAKE = '7 4';

/** A diagram that a page describes: drawn for wide screens and for phones, of which the style sheet shows one, and in words. */
export default function Sketch({title, layouts, words, legend, solid, dashed}: SketchProps): ReactNode {
  const drawn = JSON.parse(layouts) as DrawnLayout[];
  const sentences = JSON.parse(words) as string[];
  return (
    <figure className={styles.figure}>
      <div className={styles.box} data-scrollable="Diagram">
        {drawn.map((layout, index) => (
          <Picture
            key={index}
            id={`drawing_${title.replace(/\W+/g, '_')}_${index}`}
            title={title}
            layout={layout}
            className={clsx(styles.drawing, drawn.length > 1 && (index === 0 ? styles.wide : styles.narrow))}
          />
        ))}
      </div>
      <figcaption className={styles.caption}>
        {title}
        {legend !== undefined && `. ${legend}`}
        {drawn.some(({dots}) => dots) && (
          <span className={styles.dot} data-menu>
            {' '}
            – point at the drawing, or tap it, to see it move
          </span>
        )}
        {solid !== undefined && dashed !== undefined && (
          <span className={clsx('diagram-legend', styles.legend)}>
            <Sample /> {solid} <Sample isDashed /> {dashed}
          </span>
        )}
      </figcaption>
      <details className={clsx('diagram-words', styles.words)}>
        <summary>In words</summary>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </figure>
  );
}

/** An arrow of the legend. */
function Sample({isDashed}: {readonly isDashed?: boolean}): ReactNode {
  return (
    <svg width="30" height="8" aria-hidden="true">
      <path {...STROKE} stroke="currentColor" d="M0 4h22" strokeDasharray={isDashed ? DASHED : undefined} />
      <path fill="currentColor" d="M29 4l-7-4v8z" />
    </svg>
  );
}

interface PictureProps {
  /** On the page. */
  readonly id: string;
  readonly title: string;
  readonly layout: DrawnLayout;
  readonly className: string;
}

/** Labels come after the boxes, so that they are over all lines. */
function Picture({id, title, layout, className}: PictureProps): ReactNode {
  const {width, height, frames, edges, nodes, dots} = layout;
  return (
    <svg
      className={className}
      id={dots && id}
      tabIndex={dots && 0}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Diagram: ${title}`}
    >
      {frames.map((frame) => (
        <Ground key={frame.id} {...frame} />
      ))}
      {edges.map((edge) => (
        <Line key={`${edge.from} ${edge.to}`} {...edge} />
      ))}
      {dots?.map((dot, index) => (
        <Dot key={index} {...dot} drawing={id} />
      ))}
      {frames.map((frame) => (
        <Title key={frame.id} {...frame} />
      ))}
      {nodes.map((node) => (
        <Box key={node.id} {...node} />
      ))}
      {edges.map(
        ({from, to, label}) =>
          label && <Label key={`${from} ${to}`} {...label} phase={phaseAt(label, frames)} />,
      )}
    </svg>
  );
}

/** A frame that is of a phase has its colours. */
function Ground({phase, x, y, width, height}: PlacedFrame): ReactNode {
  return (
    <rect
      className={phase ? undefined : styles.edge}
      fill={phase ? `var(--${phase}-ground)` : 'none'}
      stroke={phase && `var(--${phase})`}
      strokeDasharray={phase ? undefined : DOTTED}
      x={x}
      y={y}
      width={width}
      height={height}
      rx="10"
    />
  );
}

/** The phase of the innermost frame around a place. */
function phaseAt({x, y}: Rectangle, frames: readonly PlacedFrame[]): PlacedFrame['phase'] {
  return frames.findLast(
    (frame) => x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height,
  )?.phase;
}

/** What moves while a reader points at the drawing: SVG's own animation, which needs no script. */
function Dot({drawing, path, points, times, seconds}: DotWay & {readonly drawing: string}): ReactNode {
  const begin = ['mouseenter', 'click', 'focusin'].map((event) => `${drawing}.${event}`).join(';');
  const timing = {begin, dur: `${seconds}s`, restart: 'whenNotActive'} as const;
  return (
    <circle className={clsx(styles.dot, styles.name)} r="6" visibility="hidden">
      <set attributeName="visibility" to="visible" {...timing} />
      <animateMotion
        path={path}
        keyPoints={points.join(';')}
        keyTimes={times.join(';')}
        calcMode="linear"
        {...timing}
      />
    </circle>
  );
}

function Title({title, titleX, isTitleRight, y, phase}: PlacedFrame): ReactNode {
  return (
    <text
      className={clsx(styles.small, !phase && styles.over)}
      {...SMALL}
      fontWeight={phase && 600}
      paintOrder="stroke"
      strokeWidth={phase ? 0 : 5}
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
        strokeDasharray={isDashed ? DASHED : undefined}
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
  const colour = kind === undefined ? undefined : colourOfKind(kind);
  return (
    <g color={colour}>
      <rect
        className={clsx(!isNew && !colour && styles.edge, styles.node)}
        stroke={colour && 'currentColor'}
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
          className={colour ? undefined : styles.edge}
          stroke={colour && 'currentColor'}
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
    </g>
  );
}

interface LabelProps extends PlacedLabel {
  readonly phase: PlacedFrame['phase'];
}

/** Its ground interrupts the line. */
function Label({lines, x, y, width, height, phase}: LabelProps): ReactNode {
  const top = y + (height - lines.length * SMALL_HEIGHT) / 2;
  return (
    <>
      <rect className={styles.ground} x={x} y={y} width={width} height={height} />
      {phase && <rect fill={`var(--${phase}-ground)`} x={x} y={y} width={width} height={height} />}
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
