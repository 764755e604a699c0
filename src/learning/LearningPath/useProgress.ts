import {useStorageSlot} from '@docusaurus/theme-common';
import {PROGRESS_KEY, type Progress, readProgress} from '@site/src/learning/progress';

/** How far the reader has come, and a function that forgets it. The built page knows of nothing. */
export function useProgress(): {readonly progress: Progress; readonly forget: () => void} {
  const [stored, slot] = useStorageSlot(PROGRESS_KEY);
  return {progress: readProgress(stored), forget: () => slot.del()};
}
