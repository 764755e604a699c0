/** Written into the head of every page (`src/shell/plugin.ts`). */
import {EMBED_CLASS} from '../../config/embed';
import {readColours, showColours} from './colours';
import {isConstrained} from '../../lib/isConstrained';
import {hideAnnouncement} from './hideAnnouncement';
import {LENT} from './lent';
import {loadBehaviour} from './loadBehaviour';
import {showNotices} from './notice';
import {offerRetry} from './offerRetry';
import {restoreEarly} from './restoreSidebar';
import type {FirstLoadSettings} from './settings';
import {trustOwn} from './trustOwn';

/** Written by the bundler. */
declare const SETTINGS: FirstLoadSettings;
declare const HAS_ANNOUNCEMENT: boolean;

const {baseUrl, storageSuffix, announcementId} = SETTINGS;

trustOwn(baseUrl);
// Before the browser acts on them: a slow or metered connection loads nothing ahead.
if (isConstrained()) document.querySelector('script[type=speculationrules]')?.remove();
window.firstLoad = LENT;
showColours(readColours(`theme${storageSuffix}`));
if (HAS_ANNOUNCEMENT && document.documentElement.className !== EMBED_CLASS)
  hideAnnouncement(announcementId!, storageSuffix);
showNotices();
offerRetry(baseUrl);
restoreEarly(storageSuffix);
loadBehaviour();
