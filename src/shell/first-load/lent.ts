import {readColours, showColours, toColourChoice} from './colours';
import {element} from '../../lib/page/element';
import {restoreSidebar, sidebarKey} from './restoreSidebar';

/**
 * What the script of the head has and the behaviours use as well: it lends it to them as `window.firstLoad`, so that no page
 * loads the same lines twice. The behaviours import the functions by their names as ever; `src/shell/bundle/lentByHead.ts` puts those of
 * this list in their place. A list has no names that pages would load.
 */
export const LENT = [element, readColours, showColours, toColourChoice, restoreSidebar, sidebarKey] as const;

declare global {
  interface Window {
    firstLoad: typeof LENT;
  }
}
