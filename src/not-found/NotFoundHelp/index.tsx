import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Heading from '@theme/Heading';
import {useClosestPages} from './useClosestPages';
import {useSearchPage} from './useSearchPage';
import styles from './styles.module.css';

/** Links for a reader at a wrong address: the closest pages, the search, and the start of each area. */
export default function NotFoundHelp(): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <ClosestPages pathname={pathname} />
      <SearchForIt pathname={pathname} />
      <p>
        Or start from the <Link to="/">home page</Link>, the <Link to="/docs">documentation</Link>, or the{' '}
        <Link to="/blog">blog</Link>.
      </p>
    </>
  );
}

function ClosestPages({pathname}: {readonly pathname: string}): ReactNode {
  const pages = useClosestPages(pathname);
  return (
    <div aria-live="polite">
      {pages.length > 0 && (
        <>
          <Heading as="h2" className={styles.heading}>
            Were you looking for one of these?
          </Heading>
          <ul className={styles.pages}>
            {pages.map(([path, title]) => (
              <li key={path}>
                <Link to={path} autoAddBaseUrl={false}>
                  {title}
                </Link>
                <code className={styles.path}>{path}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function SearchForIt({pathname}: {readonly pathname: string}): ReactNode {
  const search = useSearchPage(pathname);
  return (
    search && (
      <p>
        <Link to={search.to}>Search the site for “{search.words}”</Link>
      </p>
    )
  );
}
