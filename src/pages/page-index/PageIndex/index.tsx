import type {ReactNode} from 'react';
import ListPage from '@site/src/components/ListPage';
import type {IndexGroup} from '../types';
import styles from './styles.module.css';

const TITLE = 'All pages from A to Z';
const DESCRIPTION =
  'Every page of this site by its title: documentation, reference, tutorials, libraries, examples, blog and contributing.';

export default function PageIndex({groups}: {readonly groups: readonly IndexGroup[]}): ReactNode {
  return (
    <ListPage title={TITLE} description={DESCRIPTION}>
      <Letters groups={groups} />
      <Groups groups={groups} />
    </ListPage>
  );
}

function Letters({groups}: {readonly groups: readonly IndexGroup[]}): ReactNode {
  return (
    <nav className={styles.letters} aria-label="Letters">
      <ul>
        {groups.map(({sign}) => (
          <li key={sign}>
            <a href={`#${idOf(sign)}`}>{sign}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Groups({groups}: {readonly groups: readonly IndexGroup[]}): ReactNode {
  return (
    <>
      {groups.map(({sign, pages}) => (
        <section key={sign} id={idOf(sign)} className={styles.group}>
          <h2>{sign}</h2>
          <ul>
            {pages.map(({title, path, section}) => (
              <li key={path}>
                <a href={path}>{title}</a> <small>{section}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The section has it, not the heading: a letter goes with its last page, and nobody should link to it from elsewhere. */
function idOf(sign: string): string {
  return sign.toLowerCase().replace('–', '-');
}
