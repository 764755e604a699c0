import type {ReactNode} from 'react';
import Drawing from '@site/src/components/diagram/Drawing';
import type {ExampleDrawing} from '../../types';
import styles from './styles.module.css';

interface Props {
  readonly diagram: ExampleDrawing;
  /** Screen readers skip a diagram beside a title that says as much. */
  readonly isDecorative?: boolean;
}

/** What a card shows, in pixels of a drawing: the same for all, so that their text is of one size. */
const CARD = {width: 360, height: 160};

export default function ExampleDiagram({diagram, isDecorative = false}: Props): ReactNode {
  const {width, height, description} = diagram;
  const alternative = isDecorative ? {'aria-hidden': true} : {role: 'img', 'aria-label': description};
  const [shownWidth, shownHeight] = isDecorative
    ? [Math.max(width, CARD.width), Math.max(height, CARD.height)]
    : [width, height];
  return (
    <Drawing
      layout={diagram}
      className={styles.diagram}
      viewBox={`${(width - shownWidth) / 2} ${(height - shownHeight) / 2} ${shownWidth} ${shownHeight}`}
      width={shownWidth}
      height={shownHeight}
      {...alternative}
    />
  );
}
