// Tells whether what was built from files of the repository is still that of the same files.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/**
 * Git's hash of the files as they are now, committed or not; undefined where there is no repository.
 *
 * @param {string} root folder of the repository
 * @param {readonly string[]} paths files and folders, or patterns of git
 * @returns {string | undefined}
 */
export function hashSources(root, paths) {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  // The index of the repository has what will be committed, and stays as it is.
  const options = {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
    env: {...process.env, GIT_INDEX_FILE: join(folder, 'index')},
  };
  try {
    execFileSync('git', ['add', '--all', '--', ...paths], options);
    return execFileSync('git', ['write-tree'], options).trim();
  } catch {
    return undefined;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** What the site is not built from. */
const SITE = ['.', ':!.ci', ':!.github', ':!tests'];

/** Git's hash of what the site is built from. */
export function hashSite(root) {
  return hashSources(root, SITE);
}

/** Notes that the site in `build/` was built from the files of this hash. */
export function noteBuild(root, hash) {
  writeFileSync(noteOf(root), JSON.stringify({hash, built: timeOfBuild(root)}));
}

/** Whether the site in `build/` is the one that was noted, and its files are as they were. */
export function isBuilt(root) {
  try {
    const {hash, built} = JSON.parse(readFileSync(noteOf(root), 'utf8'));
    return built === timeOfBuild(root) && hash === hashSite(root);
  } catch {
    return false;
  }
}

function noteOf(root) {
  return join(root, '.cache', 'build.json');
}

function timeOfBuild(root) {
  return statSync(join(root, 'build', 'index.html')).mtimeMs;
}
