/** Written into every page after the theme's own script, which sets the colours (`plugins/first-load`). */
import {readColours, showColours} from './colours';
import {restoreEarly} from './restoreSidebar';
import type {FirstLoadSettings} from './settings';

/** Written by the bundler. */
declare const SETTINGS: FirstLoadSettings;

showColours(readColours(`theme${SETTINGS.storageSuffix}`));
restoreEarly(SETTINGS.storageSuffix);
