/** Everything that a page does without the application. */
import {application} from './application';
import {watchPages} from './page';
import type {Behaviour, SiteSettings} from './settings';

/** Written by the bundler. */
declare const SITE_SETTINGS: SiteSettings;

const BEHAVIOURS: readonly Behaviour[] = [application];

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
