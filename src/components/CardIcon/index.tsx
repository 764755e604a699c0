import type {ReactNode} from 'react';
import {drawingOf} from './drawings';
import styles from './styles.module.css';

interface Props {
  /** Address of the page that the card leads to. */
  readonly href: string;
}

/** The small drawing of a card: the name beside it says the same. */
export default function CardIcon({href}: Props): ReactNode {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 16 16"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawingOf(href).map(({d, colour}) => (
        <path key={d} d={d} stroke={colour} />
      ))}
    </svg>
  );
}
