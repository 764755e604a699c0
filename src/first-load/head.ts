/** Written into the head of every page (`plugins/first-load`). */
import {hideAnnouncement} from './hideAnnouncement';
import {offerRetry} from './offerRetry';
import type {FirstLoadSettings} from './settings';

/** Written by the bundler. */
declare const SETTINGS: FirstLoadSettings;

const {baseUrl, storageSuffix, announcementId} = SETTINGS;

offerRetry(baseUrl);
if (announcementId !== undefined) hideAnnouncement(announcementId, storageSuffix);
