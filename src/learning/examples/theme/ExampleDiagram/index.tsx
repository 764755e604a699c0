import clsx from 'clsx';
import type {ReactNode} from 'react';
import Drawing from '@site/src/components/diagram/Drawing';
import type {ExampleDrawing} from '../../types';
import styles from './styles.module.css';

interface Props {
  readonly diagram: ExampleDrawing;
  /** Screen readers skip a diagram beside a title that says as much. */
  readonly isDecorative?: boolean;
}

/** Wider than this, in pixels, a drawing does not fit a card. */
const WIDE = 800;

export default function ExampleDiagram({diagram, isDecorative = false}: Props): ReactNode {
  const {width, height, description} = diagram;
  const alternative = isDecorative ? {'aria-hidden': true} : {role: 'img', 'aria-label': description};
  // A wide drawing in a small frame shows its beginning rather than all of it too small to read.
  const isCut = isDecorative && width > WIDE;
  return (
    <Drawing
      layout={diagram}
      className={clsx(styles.diagram, isCut && styles.cut)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isCut ? 'xMinYMid slice' : undefined}
      width={width}
      height={height}
      {...alternative}
    />
  );
}
