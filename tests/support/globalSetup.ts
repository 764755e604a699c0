/** Runs once before the browser tests, and prints at the end what browsers noted. */
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

const ROOT = resolve(__dirname, '../..');

export default function globalSetup(): () => void {
  if (!existsSync(resolve(ROOT, 'build/index.html'))) {
    throw new Error('There is no built site. Run `npm run build` first.');
  }
  // The launcher of Firefox adds a line for each browser that it had to end.
  const folder = mkdtempSync(join(tmpdir(), 'browser-tests-'));
  const notes = join(folder, 'notes');
  writeFileSync(notes, '');
  process.env.BROWSER_TESTS_NOTES = notes;
  return () => {
    for (const note of readFileSync(notes, 'utf8').split('\n').filter(Boolean)) console.error(note);
    rmSync(folder, {recursive: true});
  };
}
