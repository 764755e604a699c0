/** The browser's back button closes what is open: an entry of the history stands for it. */
const MARK = 'closedByBack';

/** The last change to the history. Each waits for the one before: a step back takes its time. */
let changed: Promise<unknown> = Promise.resolve();

/**
 * @param close called when the reader goes back
 * @returns takes the entry back, unless the reader has; resolves when the page's own entry is the current one
 */
export function closeOnBack(close: () => void): () => Promise<void> {
  // Of this opening: when the page is loaded again, its own entry may still have the mark of an earlier one.
  const id = Math.random();
  const isOurs = () => (history.state as {readonly [MARK]?: number} | null)?.[MARK] === id;
  const ended = new AbortController();
  changed = changed.then(() => {
    if (ended.signal.aborted) return;
    history.pushState({...(history.state as object | null), [MARK]: id}, '');
    addEventListener(
      'popstate',
      (event) => {
        event.stopImmediatePropagation();
        if (!isOurs()) close();
      },
      // Before those who listen without it: the page's own address has not changed.
      {capture: true, signal: ended.signal},
    );
  });
  return () => {
    ended.abort();
    const gone = changed.then(() => (isOurs() ? goBack() : undefined));
    changed = gone;
    return gone;
  };
}

function goBack(): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const {signal} = ended;
    const end = () => {
      ended.abort();
      resolve();
    };
    addEventListener(
      'popstate',
      (event) => {
        event.stopImmediatePropagation();
        end();
      },
      {capture: true, signal},
    );
    // Another page came first, and the browser may show this one again.
    addEventListener('pagehide', end, {signal});
    history.back();
  });
}
