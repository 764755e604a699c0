/** Everything that a page does without the application. */
import {anchors} from './anchors';
import {application} from './application';
import {loadAhead} from './loadAhead';
import {watchPages} from './page';
import {progressBar} from './progressBar';
import {retryApplication} from './retryApplication';
import {rewritePath} from './rewritePath';
import type {Behaviour, SiteSettings} from './settings';

/** Written by the bundler. */
declare const SITE_SETTINGS: SiteSettings;

const BEHAVIOURS: readonly Behaviour[] = [
  rewritePath,
  retryApplication,
  application,
  anchors,
  loadAhead,
  progressBar,
];

for (const behaviour of BEHAVIOURS) {
  try {
    behaviour(SITE_SETTINGS);
  } catch (error) {
    // The others go on.
    reportError(error);
  }
}
watchPages();
document.documentElement.dataset.behaviour = 'ready';
