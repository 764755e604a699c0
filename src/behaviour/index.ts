/** Everything that a page does without the application. */
import {anchors} from './anchors';
import {application} from './application';
import {loadAhead} from './loadAhead';
import {watchPages} from './page';
import {progressBar} from './progressBar';
import {retryApplication} from './retryApplication';
import {rewritePath} from './rewritePath';
import {search} from './search';
import type {Behaviour, SiteSettings} from './settings';

/** Written by the bundler, as JSON. */
declare const SITE_SETTINGS: string;

const settings = JSON.parse(SITE_SETTINGS) as SiteSettings;

const BEHAVIOURS: readonly Behaviour[] = [
  rewritePath,
  retryApplication,
  application,
  anchors,
  loadAhead,
  progressBar,
  search,
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
