import {Children, isValidElement, type ComponentProps, type ReactElement, type ReactNode} from 'react';
import styles from './styles.module.css';

type Image = ReactElement<ComponentProps<'img'>>;

interface Props {
  /** The picture in the light theme, and in the dark one if there is one, as Markdown makes them. */
  readonly children: ReactNode;
}

/**
 * A picture of a screen, which a press shows in full size. On a phone it scrolls in its own box, so that its letters can be read
 * (`src/shell/behaviour/scrollableBoxes.ts`). The style sheet shows that of the page's theme; a browser does not load
 * the other one, because it loads both only when they are near the window, and what is not rendered never is.
 */
export default function Screen({children}: Props): ReactNode {
  const [light, dark] = Children.toArray(children).filter((child): child is Image => isValidElement(child));
  return (
    <figure className={styles.screen}>
      <div className={dark && styles.light}>
        <Picture image={light!} />
      </div>
      {dark && (
        <div className={styles.dark} data-dark="">
          <Picture image={dark} />
        </div>
      )}
    </figure>
  );
}

function Picture({image}: {readonly image: Image}): ReactNode {
  return (
    <>
      <div className={styles.box} data-scrollable="Picture">
        {image}
      </div>
      <a className={styles.enlarge} href={image.props.src} data-menu="">
        Full size
      </a>
    </>
  );
}
