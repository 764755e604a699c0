import {execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {join, relative} from 'node:path';
import {build} from 'esbuild';
import {hashFiles, hashText} from './contents';

/** Folders of the sources of the tests, with all that they serve and start. */
const SOURCES = ['tests/a11y', 'tests/e2e', 'tests/support'];
const CONFIG = 'tests/playwright.config.ts';

/**
 * Hash of what all browser tests depend on: their sources and all that these import, the installed packages, the versions
 * of Node.js and of the browsers, and the variables that change the tests.
 *
 * @param browsers paths of the browsers
 */
export async function hashBasis(root: string, browsers: readonly (string | undefined)[]): Promise<string> {
  const imported = await listImported(root);
  const outside = imported.filter((file) => !SOURCES.some((folder) => file.startsWith(`${folder}/`)));
  return hashText(
    JSON.stringify([
      hashFiles(root, [...SOURCES, ...outside, CONFIG, 'package-lock.json']),
      hashFiles(root, ['node_modules/.package-lock.json']),
      process.version,
      process.platform,
      process.arch,
      browsers.map(versionOf),
      process.env.STAR_COUNT_URL,
    ]),
  );
}

/** The files of this repository that the tests import, however far away. */
async function listImported(root: string): Promise<string[]> {
  const specs = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => `${folder}/${file}`),
  );
  const {metafile} = await build({
    absWorkingDir: root,
    entryPoints: [...specs, CONFIG, 'tests/support/globalSetup.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'none',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs).map((file) => relative(root, join(root, file)).replaceAll('\\', '/'));
}

function versionOf(browser: string | undefined): string {
  if (!browser) return "Playwright's own";
  try {
    return execFileSync(browser, ['--version'], {encoding: 'utf8', stdio: 'pipe', timeout: 30_000});
  } catch {
    return `not started: ${browser}`;
  }
}
