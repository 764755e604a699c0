import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {readonly title: string; readonly intro: ReactNode; readonly children: ReactNode};

/** A part of the home page: what it is about on one side of the head, a few words on the other. */
export default function Section({title, intro, children}: Props): ReactNode {
  const id = useId();
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
