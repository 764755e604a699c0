/** Everything that a page does. */
import {anchors} from './anchors';
import {dismissAnnouncement} from './dismissAnnouncement';
import {backToTop} from './backToTop';
import {codeView} from '../../samples/behaviour/codeView';
import {colourMode} from './colourMode';
import {copyCode} from '../../samples/behaviour/copyCode';
import {docsVersions} from './docsVersions';
import {EMBED_CLASS} from '../../config/embed';
import {drawers} from './drawers';
import {filters} from './filters';
import {folds} from './folds';
import {islands} from './islands';
import {learningProgress} from '../../learning/behaviour/learningProgress';
import {loadAhead} from './loadAhead';
import {menus} from './menus';
import {notFound} from '../../pages/not-found/behaviour';
import {offline} from '../offline/behaviour';
import {openInPlayground} from '../../samples/behaviour/openInPlayground';
import {watchPage} from '../../lib/page/page';
import {pageCalls} from '../analytics/pageCalls';
import {platformChoice} from '../../learning/examples/platformChoice';
import {progressBar} from './progressBar';
import {rewritePath} from './rewritePath';
import {runSample} from '../../samples/behaviour/runSample';
import {scrollableBoxes} from './scrollableBoxes';
import {search} from '../../search/behaviour/search';
import type {Behaviour, SiteSettings} from '../../lib/page/settings';
import {sidebar} from './sidebar';
import {skipLink} from './skipLink';
import {starCount} from '../../components/StarButton/starCount';
import {tableOfContents} from './tableOfContents';
import {tabs} from './tabs';
import {typeHints} from '../../samples/behaviour/typeHints';

/** Written by the bundler, the settings as JSON. */
declare const SITE_SETTINGS: string;
declare const HAS_ANNOUNCEMENT: boolean;
declare const HAS_OFFLINE: boolean;

const settings = JSON.parse(SITE_SETTINGS) as SiteSettings;

/** The first is all that a page does which other sites show: it has nothing around its program, and keeps nothing. */
const BEHAVIOURS: readonly Behaviour[] = [
  islands,
  rewritePath,
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
  folds,
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
  pageCalls,
  ...(HAS_ANNOUNCEMENT ? [dismissAnnouncement] : []),
  ...(HAS_OFFLINE ? [offline] : []),
];

const root = document.documentElement;
for (const behaviour of BEHAVIOURS) {
  try {
    behaviour(settings);
  } catch (error) {
    // The others go on.
    reportError(error);
  }
  if (root.className === EMBED_CLASS) break;
}
watchPage();
root.dataset.behaviour = 'ready';
