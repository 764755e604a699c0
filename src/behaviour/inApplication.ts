/** The application's side: tells the behaviours that it shows another page. */
import type {ClientModule} from '@docusaurus/types';
import {PAGE_EVENT} from './page';

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      document.dispatchEvent(new Event(PAGE_EVENT));
    }
  },
};

export default clientModule;
