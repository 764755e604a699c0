/** Everything that a page does without the application. */
import {anchors} from './anchors';
import {dismissAnnouncement} from './dismissAnnouncement';
import {application} from './application';
import {backToTop} from './backToTop';
import {codeView} from './codeView';
import {colourMode} from './colourMode';
import {copyCode} from './copyCode';
import {docsVersions} from './docsVersions';
import {drawers} from './drawers';
import {filters} from './filters';
import {learningProgress} from './learningProgress';
import {loadAhead} from './loadAhead';
import {menus} from './menus';
import {notFound} from './notFound';
import {offline} from './offline';
import {openInPlayground} from './openInPlayground';
import {watchPages} from './page';
import {pageCalls} from './pageCalls';
import {platformChoice} from './platformChoice';
import {progressBar} from './progressBar';
import {retryApplication} from './retryApplication';
import {rewritePath} from './rewritePath';
import {runSample} from './runSample';
import {scrollableBoxes} from './scrollableBoxes';
import {search} from './search';
import type {Behaviour, SiteSettings} from './settings';
import {sidebar} from './sidebar';
import {skipLink} from './skipLink';
import {starCount} from './starCount';
import {tableOfContents} from './tableOfContents';
import {tabs} from './tabs';
import {typeHints} from './typeHints';

/** Written by the bundler, the settings as JSON. */
declare const SITE_SETTINGS: string;
declare const HAS_ANALYTICS: boolean;
declare const HAS_ANNOUNCEMENT: boolean;
declare const HAS_OFFLINE: boolean;

const settings = JSON.parse(SITE_SETTINGS) as SiteSettings;

const BEHAVIOURS: readonly Behaviour[] = [
  rewritePath,
  retryApplication,
  application,
  anchors,
  loadAhead,
  progressBar,
  search,
  backToTop,
  colourMode,
  docsVersions,
  drawers,
  menus,
  skipLink,
  starCount,
  filters,
  platformChoice,
  scrollableBoxes,
  sidebar,
  tableOfContents,
  tabs,
  codeView,
  copyCode,
  openInPlayground,
  runSample,
  typeHints,
  notFound,
  learningProgress,
  ...(HAS_ANALYTICS ? [pageCalls] : []),
  ...(HAS_ANNOUNCEMENT ? [dismissAnnouncement] : []),
  ...(HAS_OFFLINE ? [offline] : []),
];

for (const behaviour of BEHAVIOURS) {
  try {
    behaviour(settings);
  } catch (error) {
    // The others go on.
    reportError(error);
  }
}
watchPages();
document.documentElement.dataset.behaviour = 'ready';
