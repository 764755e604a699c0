/** Export, Import and Reset on the contents page of the tutorials. Loaded when the reader uses one of them. */
import {readProgress, writeProgress} from '../progress';
import {download} from '../../lib/page/download';
import type {StoredValue} from '../../lib/page/storage';

/** More bytes than a file of this kind has. */
const MAX_BYTES = 400_000;

/**
 * @param control the button, or the field that has a file
 * @param show shows what is stored
 */
export async function useTool(control: Element, stored: StoredValue, show: () => void): Promise<void> {
  const status = control.closest('[data-progress]')?.querySelector('[role=status]');
  if (!status) return;
  const said =
    control instanceof HTMLInputElement ? await load(control, stored) : await press(control, stored);
  if (said === undefined) return;
  status.textContent = said;
  show();
}

/** What knows the file, and checks it, is loaded for it alone. */
const loadProgressFile = () => import('../progressFile');

async function press(button: Element, stored: StoredValue): Promise<string | undefined> {
  switch (button.getAttribute('data-tool')) {
    case 'export': {
      const {writeProgressFile} = await loadProgressFile();
      download(writeProgressFile(readProgress(stored.get())), 'wing-tutorials.json', 'application/json');
      return 'Exported as wing-tutorials.json.';
    }
    case 'reset':
      if (!window.confirm('Forget which tutorials you’ve read and solved in this browser?')) return undefined;
      stored.set(writeProgress({read: [], solved: []}));
      return 'Your progress is reset.';
    default:
      return undefined;
  }
}

async function load(field: HTMLInputElement, stored: StoredValue): Promise<string | undefined> {
  const file = field.files?.[0];
  if (!file) return undefined;
  try {
    if (file.size > MAX_BYTES) return `Not imported. The file ${file.name} is too large.`;
    const {mergeProgress, readProgressFile} = await loadProgressFile();
    const imported = readProgressFile(await file.text());
    stored.set(writeProgress(mergeProgress(readProgress(stored.get()), imported)));
    return `Imported: ${imported.read.length} read, ${imported.solved.length} solved.`;
  } catch (error) {
    return `Not imported. ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    // The same file may be chosen again.
    field.value = '';
  }
}
