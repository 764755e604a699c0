import type {ReactNode} from 'react';
import type {Cover} from '../../types';
import ExampleDiagram from '../ExampleDiagram';
import styles from './styles.module.css';

type Props = {
  readonly cover: Cover;
  readonly images: readonly string[];
  /** The text alternative of an image; a diagram has its own. Without it, the cover is decorative. */
  readonly alternative?: string;
};

export default function ExampleCover({cover, images, alternative}: Props): ReactNode {
  if ('diagram' in cover) {
    return <ExampleDiagram diagram={cover.diagram} isDecorative={alternative === undefined} />;
  }
  return <img className={styles.image} src={images[cover.image]} alt={alternative ?? ''} />;
}
