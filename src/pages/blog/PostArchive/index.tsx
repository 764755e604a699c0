import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogArchivePage';
import {postsByYear} from './postsByYear';
import styles from './styles.module.css';

/** All posts by year, the newest first. */
export default function PostArchive({archive}: Props): ReactNode {
  return postsByYear(archive.blogPosts).map(([year, posts]) => (
    <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
      <h2 id={`year-${year}`}>{year}</h2>
      <ul>
        {posts.map(({metadata: {permalink, title, date}}) => (
          <li key={permalink}>
            <Link to={permalink} className={styles.title}>
              {title}
            </Link>
            <time dateTime={String(date)}>
              {new Date(date).toLocaleDateString('en', {day: 'numeric', month: 'long', timeZone: 'UTC'})}
            </time>
          </li>
        ))}
      </ul>
    </section>
  ));
}
