import type {ClientModule} from '@docusaurus/types';

const LESSON = /\/docs\/learn\/[^/]+$/;

/** Stops recording the page that the reader leaves. */
let leave: (() => void) | undefined;

const clientModule: ClientModule = {
  onRouteDidUpdate({location: {pathname}}) {
    leave?.();
    leave = undefined;
    if (!LESSON.test(pathname)) return;
    // Other pages do not load the script.
    import('./recordLesson')
      .then(({recordLesson}) => {
        if (window.location.pathname === pathname) leave = recordLesson(pathname.replace(/^.*\//, ''));
      })
      .catch((error: unknown) => console.warn('The visit to this lesson could not be recorded.', error));
  },
};

export default clientModule;
