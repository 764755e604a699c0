// The page of Quick share is served by Vite while one develops: the command, the resource's name and the text say its port.
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {expect, it} from 'vitest';

const FOLDER = resolve(__dirname, '../../../../docs/examples/quick-share');
const PORT = '5173';

it.each([
  ['devServer.js', `'--port', '${PORT}', '--strictPort'`],
  ['website.w', `"Vite on port ${PORT}"`],
  ['index.md', `\`http://localhost:${PORT}\``],
])('%s of Quick share names the port', (file, words) => {
  const text = readFileSync(resolve(FOLDER, file), 'utf8');
  expect(text).toContain(words);
  expect(text.match(/\b5\d{3}\b/g)?.every((port) => port === PORT)).toBe(true);
});
