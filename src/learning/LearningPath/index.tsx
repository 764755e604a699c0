import type {ReactNode} from 'react';
import clsx from 'clsx';
import descriptions from '@generated/learning-path/default/descriptions.json';
import Link from '@docusaurus/Link';
import {nextLesson} from '@site/src/learning/progress';
import {type Lesson, useLessonGroups} from './useLessons';
import {useProgress} from './useProgress';
import styles from './styles.module.css';

/** Where to start, or to go on: the next tutorial, how much is done, and a button that forgets it. */
export function LearningStart(): ReactNode {
  const lessons = useLessonGroups().flatMap((group) => group.lessons);
  const {progress, forget} = useProgress();
  const names = lessons.map(({name}) => name);
  const done = lessons.filter(({name}) => progress.read.includes(name));
  const name = nextLesson(progress, names);
  const next = lessons.find((lesson) => lesson.name === name);
  const isNew = progress.last === undefined && done.length === 0;
  const minutes = lessons.reduce((sum, lesson) => sum + (done.includes(lesson) ? 0 : lesson.minutes), 0);
  return (
    <section className={styles.start} aria-label="Your place">
      <p className={styles.summary} role="status">
        {isNew
          ? `${lessons.length} tutorials, ${formatTime(minutes)} in all.`
          : `${done.length} of ${lessons.length} read, ${formatTime(minutes)} left.`}
      </p>
      {next ? (
        <Link className="button button--primary" to={next.href}>
          {isNew ? 'Start' : 'Go on'} with {next.label}
        </Link>
      ) : (
        <span>You have read them all.</span>
      )}
      {!isNew && (
        <button type="button" className="button button--secondary" onClick={forget}>
          Forget my place
        </button>
      )}
    </section>
  );
}

/** The tutorials of one group, in their order. */
export function LearningGroup({name}: {readonly name: string}): ReactNode {
  const group = useLessonGroups().find(({label}) => label === name);
  const {progress} = useProgress();
  if (!group) throw new Error(`The sidebar of the tutorials has no group "${name}".`);
  return (
    <ol className={styles.list}>
      {group.lessons.map((lesson) => (
        <LessonEntry key={lesson.name} lesson={lesson} isRead={progress.read.includes(lesson.name)} />
      ))}
    </ol>
  );
}

function LessonEntry({lesson, isRead}: {readonly lesson: Lesson; readonly isRead: boolean}): ReactNode {
  return (
    <li className={clsx(styles.lesson, isRead && styles.read)}>
      <div className={styles.name}>
        <Link to={lesson.href} className={styles.link}>
          {lesson.label}
        </Link>
        {isRead && <span className={styles.mark}>read</span>}
      </div>
      <p className={styles.text}>{descriptions[lesson.name]}</p>
      <span className={styles.minutes}>{lesson.minutes} min</span>
    </li>
  );
}

/** `50 minutes`, or `about 3 hours` from an hour and a half on. */
function formatTime(minutes: number): string {
  return minutes < 90 ? `${minutes} minutes` : `about ${Math.round(minutes / 60)} hours`;
}
