/** In the development server, Docusaurus' client draws the pages. Everything else is as on the published site. */
import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) loadBehaviour();
    // A link loads the whole page, so that no behaviour meets another page.
    // oxlint-disable-next-line no-restricted-properties -- Only its own address is loaded again.
    else if (previousLocation.pathname !== location.pathname) window.location.reload();
  },
};

/** When the page is there: it is not in the HTML. */
function loadBehaviour(): void {
  const src = `${siteConfig.baseUrl}assets/behaviour/behaviour.js`;
  document.head.append(Object.assign(document.createElement('script'), {type: 'module', src}));
}

export default clientModule;
