import {useEffect, useState} from 'react';
import {loadPart} from '@site/src/lib/loadPart';

/**
 * Loads a part of the playground when what needs it is shown. A part that does not arrive is asked for again the next time:
 * React's `lazy` would remember the failure for as long as the page is open.
 *
 * @param load an `import()`; that of the first call counts
 * @returns nothing while the part is on its way
 */
export function usePart<Part extends object>(load: () => Promise<Part>): Part | 'failed' | undefined {
  const [first] = useState(() => load);
  const [part, setPart] = useState<Part | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    loadPart(first).then(
      (loaded) => isCurrent && setPart(loaded),
      () => isCurrent && setPart('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [first]);
  return part;
}
