import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Anchor of the heading. Other sites link to it, so it stays when the title changes. */
  readonly id: string;
  readonly title: string;
  readonly intro: ReactNode;
  readonly children: ReactNode;
};

/** A part of the home page: what it is about on one side of the head, a few words on the other. */
export default function Section({id, title, intro, children}: Props): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{intro}</p>
      </header>
      {children}
    </section>
  );
}
