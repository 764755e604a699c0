import {useStorageSlot} from '@docusaurus/theme-common';
import {PROGRESS_KEY, type Progress, readProgress} from '@site/src/learning/progress';

/** The reader's progress, and a function that deletes it. The built page shows no progress. */
export function useProgress(): {readonly progress: Progress; readonly forget: () => void} {
  const [stored, slot] = useStorageSlot(PROGRESS_KEY);
  return {progress: readProgress(stored), forget: () => slot.del()};
}
