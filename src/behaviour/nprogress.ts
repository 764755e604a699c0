/** In the place of the package of that name, which Docusaurus' theme calls: the bar is that of `progressBar.ts`. */
import {SLOW_EVENT} from './page';

const nprogress = {
  configure() {},
  start: () => void document.dispatchEvent(new Event(SLOW_EVENT)),
  /** The page that is there has an event of its own. */
  done() {},
};

export default nprogress;
