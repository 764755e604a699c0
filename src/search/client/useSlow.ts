import {useEffect, useState} from 'react';

/** Whether a reader is to be told that something is on its way: it has not come for a moment. */
export function useSlow(isAwaited: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isAwaited]);
  return isAwaited && isSlow;
}

/** The same as in `lib/page/slow.ts`: a module that both import would be a request more on every page. */
export const SLOW_MS = 200;
