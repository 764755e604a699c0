/** Written into the head of every page (`plugins/first-load`). */
import {forgetDismissal} from './forgetDismissal';
import {offerRetry} from './offerRetry';
import type {FirstLoadSettings} from './settings';

/** Written by the bundler. */
declare const SETTINGS: FirstLoadSettings;

offerRetry(SETTINGS.baseUrl);
if (SETTINGS.announcement) forgetDismissal(SETTINGS.announcement);
