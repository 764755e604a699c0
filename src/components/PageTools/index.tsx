import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {twinPath} from '../../lib/twinPath';
import Slot from '../Slot';
import styles from './styles.module.css';

/** The page as Markdown (`src/publish/twins`): on the clipboard, by `src/samples/behaviour/copyCode.ts`, or on its own. */
export default function PageTools(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const twin = twinPath(useLocation().pathname, baseUrl);
  return (
    <div className={styles.tools} data-menu>
      <Slot role="status" />
      <button type="button" className="clean-btn breadcrumbs__link" data-tool="copy" data-from={twin}>
        Copy page
      </button>
      {' · '}
      <a className="breadcrumbs__link" href={twin} title="This page as Markdown">
        Markdown
      </a>
    </div>
  );
}
