/** The application's side: tells the behaviours that it shows another page. */
import type {ClientModule} from '@docusaurus/types';
import {PAGE_EVENT} from './page';

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) return;
    if (previousLocation.pathname !== location.pathname) document.dispatchEvent(new Event(PAGE_EVENT));
    // The router changes the address in a way that the browser does not tell of.
    else if (previousLocation.hash !== location.hash) window.dispatchEvent(new Event('hashchange'));
  },
};

export default clientModule;
