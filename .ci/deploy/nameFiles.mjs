// Names in `_headers` each file that may be kept for long, in the place of a rule for its folder:
//   node .ci/deploy/nameFiles.mjs build
// Rules of Netlify see the path alone: one for a folder is sent with a missing file, too, which a browser would keep.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {runAsScript} from '../runAsScript.mjs';
import {NAMED_BY_CONTENT, readFolder} from './folder.mjs';

/** @param paths of the files of the site, without a slash at the start */
export function nameFiles(text, paths) {
  return text.replace(/^\/([\w-]+)\/\*\n((?:[ \t]+.*\n)+)/gm, (rule, folder, headers) => {
    if (!NAMED_BY_CONTENT.includes(folder)) return rule;
    return paths
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => `/${path}\n${headers}`)
      .join('');
  });
}

function main() {
  const [root] = process.argv.slice(2);
  if (!root) throw new Error('Give the folder of the built site.');
  const file = join(root, '_headers');
  writeFileSync(file, nameFiles(readFileSync(file, 'utf8'), [...readFolder(root).keys()]));
}

await runAsScript(import.meta.url, main);
