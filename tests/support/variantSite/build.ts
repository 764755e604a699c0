import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {readEnvironment} from '../../../src/config/environment';

type Sources = {hashSources(root: string, paths: readonly string[]): string | undefined};

const sources = '../../../.ci/sources.mjs';

/** The built pages of the small site. */
export function variantFolder(root: string): string {
  return resolve(root, '.cache/variant-site');
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

/** Builds the small site into a folder that git ignores, unless it is there already. */
export async function buildVariantSite(root: string): Promise<void> {
  const folder = variantFolder(root);
  const keyFile = `${folder}.txt`;
  const {hashSources} = (await import(sources)) as Sources;
  const hash = hashSources(root, INPUTS);
  const key = JSON.stringify([hash, process.version, readEnvironment(process.env)]);
  if (hash && existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return;
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
}
