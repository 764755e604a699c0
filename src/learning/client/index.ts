import type {ClientModule} from '@docusaurus/types';

const LESSON = /\/docs\/learn\/[^/]+$/;

/** Ends the watch over the page that the reader has left. */
let leave: (() => void) | undefined;

const clientModule: ClientModule = {
  onRouteDidUpdate({location: {pathname}}) {
    leave?.();
    leave = undefined;
    if (!LESSON.test(pathname)) return;
    // Readers of other pages load none of it.
    import('./recordLesson')
      .then(({recordLesson}) => {
        if (window.location.pathname === pathname) leave = recordLesson(pathname.replace(/^.*\//, ''));
      })
      .catch((error: unknown) => console.warn('The visit to this lesson could not be recorded.', error));
  },
};

export default clientModule;
