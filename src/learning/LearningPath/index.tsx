import {Fragment, type ReactNode} from 'react';
import descriptions from '@generated/learning/default/descriptions.json';
import Link from '@docusaurus/Link';
import Slot from '@site/src/components/Slot';
import {escapeHtml} from '@site/src/lib/escapeHtml';
import {type Lesson, startOf} from '@site/src/learning/place';
import {useLessonGroups} from './useLessons';
import styles from './styles.module.css';

/**
 * Where to start. For those who have begun, `src/learning/behaviour/learningProgress.ts` says where to go on and how much is done, and it
 * takes the progress to another browser.
 */
export function LearningStart(): ReactNode {
  const lessons = useLessonGroups().flatMap((group) => group.lessons);
  const {summary, next} = startOf(lessons);
  return (
    <section className={styles.start} aria-label="Your place" data-learning-place>
      <Slot as="p" className={styles.summary} role="status" html={escapeHtml(summary)} />
      {/* Not a `Link`, which goes where it was rendered for. */}
      <a className="button button--primary" href={next?.href}>
        <Slot html={escapeHtml(next?.words ?? '')} />
      </a>
      {/* What would be pressed before the script is there would be lost. */}
      <div className={styles.tools} data-progress inert>
        <button type="button" className={styles.tool} data-tool="export">
          Export progress
        </button>
        <label className={styles.tool}>
          Import progress
          <input type="file" accept=".json" className="sr-only" />
        </label>
        <button type="button" className={styles.tool} data-tool="reset">
          Reset progress
        </button>
        <Slot role="status" />
      </div>
    </section>
  );
}

/**
 * The tutorials as a map: a row for each group, a dot for each tutorial. Dots are filled as the entries of the lists are
 * marked. The last row is the course, which comes after them.
 */
export function LearningMap({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <nav className={styles.map} aria-label="Map of the tutorials">
      {useLessonGroups().map(({label, lessons}) => (
        <Fragment key={label}>
          <a href={`#${label.toLowerCase().replaceAll(' ', '-')}`} className={styles.group}>
            {label}
          </a>
          <ol className={styles.dots}>
            {lessons.map(({name, label: title, href}) => (
              <li key={name} data-lesson={name}>
                <Link to={href} className={styles.dot} title={title} aria-label={title} />
                <Slot className="sr-only" />
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
      {children}
    </nav>
  );
}

/** The tutorials of one group, in their order. */
export function LearningGroup({name}: {readonly name: string}): ReactNode {
  const group = useLessonGroups().find(({label}) => label === name);
  if (!group) throw new Error(`The sidebar of the tutorials has no group "${name}".`);
  return (
    <ol className={styles.list}>
      {group.lessons.map((lesson) => (
        <LessonEntry key={lesson.name} lesson={lesson} />
      ))}
    </ol>
  );
}

/** The behaviour reads from the entry what it has to know of the tutorial, and marks what was read or solved. */
function LessonEntry({lesson}: {readonly lesson: Lesson}): ReactNode {
  return (
    <li className={styles.lesson} data-lesson={lesson.name} data-minutes={lesson.minutes}>
      <div className={styles.name}>
        <Link to={lesson.href} className={styles.link}>
          {lesson.label}
        </Link>
        <Slot className={styles.mark} />
      </div>
      <p className={styles.text}>{descriptions[lesson.name]}</p>
      <span className={styles.minutes}>{lesson.minutes} min</span>
    </li>
  );
}
