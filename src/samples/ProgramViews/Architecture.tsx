import type {ReactNode} from 'react';
import Sketch from '../../components/diagram/Sketch';
import type {DrawnSketch} from '../../components/diagram/sketch/draw';

/** As wide as the column of the views. A wider drawing is shown as it is drawn for phones. */
const WIDTH = 520;

interface Props {
  /** What is drawn. */
  readonly title: string;
  readonly drawn: DrawnSketch;
}

/** The drawing of a program's resources and what they call. */
export default function Architecture({title, drawn: {layouts, words, legend, arrows}}: Props): ReactNode {
  const [wide] = layouts;
  const shown = wide && wide.width <= WIDTH ? [wide] : layouts;
  return (
    <Sketch
      title={title}
      layouts={JSON.stringify(shown)}
      words={JSON.stringify(words)}
      legend={legend}
      {...arrows}
    />
  );
}
