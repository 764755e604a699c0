import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {readEnvironment} from '../../../src/config/environment';
import {hashFiles, hashText} from '../records/contents';

/** Of the built pages, relative to the repository's. */
export const VARIANT_FOLDER = '.cache/variant-site';

/** The built pages of the small site. */
export function variantFolder(root: string): string {
  return resolve(root, VARIANT_FOLDER);
}

/** What the small site is built from. Its configuration is made from the site's, which reads pages and programs. */
const INPUTS = [
  'docs',
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'plugins',
  'sidebars.ts',
  'src',
  'static',
  'tests/support',
  'tsconfig.json',
];

/** Builds the small site into a folder that git ignores, and tells which. Takes a few seconds, but none when it is there. */
export function buildVariantSite(root: string): string {
  const folder = variantFolder(root);
  const keyFile = `${folder}.txt`;
  const key = hashText(
    JSON.stringify([hashFiles(root, INPUTS), process.version, readEnvironment(process.env)]),
  );
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) {
    console.log(`The variant of the site is not built again: it is made from the same files (${key}).`);
    return folder;
  }
  rmSync(keyFile, {force: true});
  const config = 'tests/support/variantSite/docusaurus.config.ts';
  const command = resolve(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  try {
    execFileSync(process.execPath, [command, 'build', '--config', config, '--out-dir', folder], {
      cwd: root,
      // Its generated files stand apart from those of the site, which may be served or built at the same time.
      env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/variant-generated'},
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const {stdout, stderr} = error as {readonly stdout: string; readonly stderr: string};
    throw new Error(`The variant of the site does not build:\n${stdout}\n${stderr}`);
  }
  writeFileSync(keyFile, key);
  return folder;
}
