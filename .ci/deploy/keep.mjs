// Joins a new build with the assets of earlier deploys, which open tabs and cached pages still ask for:
//   node .ci/deploy/keep.mjs --build build --earlier earlier --id COMMIT
// `earlier` is what the last deploy left: its `deploys.json` and the folders that this names. Without it, a manifest begins.
import {constants, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {parseArgs} from 'node:util';
import {readFolder} from './folder.mjs';
import {mayStay, readManifest, writeManifest} from './manifest.mjs';
import {runAsScript} from '../runAsScript.mjs';

export const MANIFEST = 'deploys.json';

/** Days that the assets of a deploy stay after the next one has replaced it. */
const DAYS = 30;

/** GitHub Pages refuses more than 1 GB: https://docs.github.com/pages/getting-started-with-github-pages/github-pages-limits */
const MAX_BYTES = 900_000_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Decides which files stay. A deploy's files stay for `days` after it was replaced, unless all is larger than `maxBytes`:
 * then the deploys that were replaced first go first. A file of the new build is never replaced by an old one.
 *
 * @param fresh files of the new build, by their paths (`readFolder`)
 * @param earlier files that the last deploy left
 * @param manifest of the last deploy (`readManifest`), if there was one
 * @param id of the new deploy
 * @param now milliseconds since 1970
 * @returns `kept`: paths to copy from the last deploy; `manifest` of the new one; `bytes` of all; `notes` in words
 * @throws Error when the new build alone is too large
 */
export function decide({fresh, earlier, manifest, id, now, days = DAYS, maxBytes = MAX_BYTES}) {
  const {deploys = [], files = new Map()} = manifest ?? {};
  const at = new Date(now).toISOString();
  const notes = [];
  const replaced = deploys
    .map((deploy, index) => ({...deploy, until: deploy.until ?? at, index}))
    .filter(({until}) => Date.parse(until) + days * DAY_MS > now);
  const available = filesThatCanStay({files, fresh, earlier, needed: replaced, notes});

  const freshBytes = sum([...fresh.values()]);
  if (freshBytes > maxBytes) {
    throw new Error(`The new build has ${freshBytes} bytes; the host takes ${maxBytes}.`);
  }
  const rowsOf = (list) =>
    available.filter(([, file]) => list.some(({index}) => file.deploys.includes(index)));
  const keptDeploys = [...replaced];
  const bytesOf = (list) => freshBytes + sum(rowsOf(list).map(([, file]) => file));
  while (bytesOf(keptDeploys) > maxBytes) {
    const dropped = keptDeploys.pop();
    notes.push(`${dropped.id}, replaced at ${dropped.until}, goes: there is no room for its files`);
  }
  const rows = rowsOf(keptDeploys);
  return {
    kept: rows.map(([path]) => path),
    bytes: bytesOf(keptDeploys),
    notes,
    manifest: {
      deploys: [{id, from: at}, ...keptDeploys.map(({index: _, ...deploy}) => deploy)],
      files: new Map([
        ...rows.map(([path, file]) => [path, {...file, deploys: renumber(file, keptDeploys)}]),
        ...[...fresh]
          .filter(([path]) => mayStay(path))
          .map(([path, file]) => [path, {...file, deploys: [0, ...sharers(path, file, files, keptDeploys)]}]),
      ]),
    },
  };
}

/** Files of earlier deploys that the new build does not have, and that arrived as they were. */
function filesThatCanStay({files, fresh, earlier, needed, notes}) {
  return [...files].filter(([path, {sha256, deploys}]) => {
    if (!needed.some(({index}) => deploys.includes(index))) return false;
    const newer = fresh.get(path);
    if (newer) {
      if (newer.sha256 !== sha256)
        notes.push(`${path} has other content now under the same name: the new one stands`);
      return false;
    }
    if (earlier.get(path)?.sha256 === sha256) return true;
    notes.push(
      `${path} ${earlier.has(path) ? 'has other content than it had' : 'is missing'}: it is not kept`,
    );
    return false;
  });
}

/** Earlier deploys that need a file of the new build, as it is. */
function sharers(path, {sha256}, files, keptDeploys) {
  const known = files.get(path);
  return known?.sha256 === sha256 ? renumber(known, keptDeploys) : [];
}

/** Indexes in the new manifest, where the new deploy is the first. */
function renumber({deploys}, keptDeploys) {
  return keptDeploys.flatMap(({index}, position) => (deploys.includes(index) ? position + 1 : []));
}

function sum(files) {
  return files.reduce((total, {bytes}) => total + bytes, 0);
}

/** Joins the folders on the disk, and writes the manifest into the new build. */
export function keep({build, earlier, id, now = Date.now(), ...limits}) {
  const manifestFile = join(earlier, MANIFEST);
  const decision = decide({
    fresh: readFolder(build),
    ...(existsSync(manifestFile) && {manifest: readManifest(readFileSync(manifestFile, 'utf8'))}),
    earlier: existsSync(earlier) ? readFolder(earlier) : new Map(),
    id,
    now,
    ...limits,
  });
  for (const path of decision.kept) {
    mkdirSync(dirname(join(build, path)), {recursive: true});
    // Fails where a file is, whatever was decided.
    copyFileSync(join(earlier, path), join(build, path), constants.COPYFILE_EXCL);
  }
  writeFileSync(join(build, MANIFEST), writeManifest(decision.manifest));
  return decision;
}

function main() {
  const {values} = parseArgs({
    options: {build: {type: 'string'}, earlier: {type: 'string'}, id: {type: 'string'}},
  });
  const missing = ['build', 'earlier', 'id'].filter((name) => !values[name]);
  if (missing.length > 0) throw new Error(`Missing: ${missing.map((name) => `--${name}`).join(', ')}`);
  const {kept, bytes, manifest, notes} = keep(values);
  for (const note of notes) console.log(`- ${note}`);
  console.log(
    `${kept.length} files of ${manifest.deploys.length - 1} earlier deploys stay; all has ${(bytes / 1e6).toFixed(1)} MB.`,
  );
}

await runAsScript(import.meta.url, main);
