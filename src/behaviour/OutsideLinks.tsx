import {useEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {pageLinkOf} from './pageLink';

/** The application's side of links that behaviours make, outside of its root: while it runs, it goes where they lead. */
export default function OutsideLinks(): ReactNode {
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = pageLinkOf(event.target, baseUrl);
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !isPlain || event.defaultPrevented || link.closest('#__docusaurus')) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [history, baseUrl]);
  return null;
}
