import {useEffect} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useHistory, useLocation} from '@docusaurus/router';
import {redirectFor} from '@site/src/not-found/redirectFor';
import {hasPage} from './hasPage';

/** Follows the site's redirects where the host has not: wildcards on hosts without rules, and links inside the site. */
export function useRedirect(): void {
  const {pathname, search, hash} = useLocation();
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  useEffect(() => {
    let isLeft = false;
    // Few readers come here, so other pages do not load the list.
    import('@site/src/config/redirects')
      .then(({redirects}) => {
        const target = redirectFor({pathname, search, hash}, {baseUrl, rules: redirects, hasPage});
        if (!target || isLeft) return;
        if (target.startsWith('/')) history.replace(target);
        else window.location.replace(target);
      })
      .catch((error: unknown) => console.warn('The redirects could not be loaded.', error));
    return () => {
      isLeft = true;
    };
  }, [pathname, search, hash, history, baseUrl]);
}
