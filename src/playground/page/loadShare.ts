import {loadPart} from '@site/src/lib/loadPart';

/** Loads the code for links, drafts and downloads. @throws Error when it does not arrive */
export function loadShare(): Promise<typeof import('./share')> {
  return loadPart(() => import('./share'));
}
