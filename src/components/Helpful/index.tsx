import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {LINKS} from '../../config/site';
import {sectionLabel, sectionOf} from '../../config/sections';
import {newDiscussion, newIssue} from '../../lib/prefilled';
import {toFeedback} from './feedback';

/** Asks whether the page helped. Both answers are forms on GitHub, so that no service counts readers. */
export default function Helpful(): ReactNode {
  const {baseUrl, url, customFields} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const path = pathname.replace(/(?<=.)\/$/, '');
  const page = {
    path,
    address: url + path,
    section: sectionLabel(sectionOf(`/${path.slice(baseUrl.length)}`)),
    version: String(customFields!.wingVersion),
  };
  return (
    <p className="padding-top--md" data-menu>
      Was this page helpful? <a href={newDiscussion(LINKS.repository, toFeedback(page, true))}>Yes</a>
      {' · '}
      <a href={newIssue(LINKS.repository, toFeedback(page, false))}>No, something is missing or wrong</a>
    </p>
  );
}
