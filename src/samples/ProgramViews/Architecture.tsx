import type {ReactNode} from 'react';
import Sketch from '../../components/diagram/Sketch';
import type {DrawnSketch} from '../../components/diagram/sketch/draw';
import styles from './styles.module.css';

/** As wide as the column of the views. A wider drawing is shown as it is drawn for phones. */
const WIDTH = 520;

interface Props {
  /** What is drawn. */
  readonly title: string;
  readonly drawn: DrawnSketch;
}

/** The drawing of a program's resources and what they call. */
export default function Architecture({title, drawn: {layouts, words, legend, arrows}}: Props): ReactNode {
  const fits = (layouts[0]?.width ?? 0) <= WIDTH;
  return (
    <div className={fits ? styles.fits : undefined}>
      <Sketch
        title={title}
        layouts={JSON.stringify(layouts)}
        words={JSON.stringify(words)}
        legend={legend}
        {...arrows}
      />
    </div>
  );
}
