import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {RecentPost} from '@site/src/pages/home/types';
import Section from '../Section';
import styles from './styles.module.css';

export default function Posts({posts}: {readonly posts: readonly RecentPost[]}): ReactNode {
  const intro = (
    <>
      Design decisions and the reasons behind them. <Link to="/blog">All posts</Link>
    </>
  );
  return (
    <Section id="posts" title="From the blog" intro={intro}>
      <ul className={styles.posts}>
        {posts.map(({title, description, permalink, date, formattedDate}) => (
          <li key={permalink}>
            <time dateTime={date}>{formattedDate}</time>
            <div>
              <h3>
                <Link to={permalink}>{title}</Link>
              </h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
