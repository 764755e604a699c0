import {readColours, showColours, toColourChoice} from './colours';
import {element} from './element';
import {restoreSidebar, sidebarKey} from './restoreSidebar';

/**
 * What the script of the head has and the behaviours use as well: it lends it to them as `window.firstLoad`, so that no page
 * loads the same lines twice. The behaviours import it as ever; `plugins/behaviour/lentByHead.ts` puts the loan in its place.
 */
export const LENT = {element, readColours, showColours, toColourChoice, restoreSidebar, sidebarKey};

declare global {
  interface Window {
    firstLoad: typeof LENT;
  }
}
