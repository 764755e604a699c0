import {execFileSync} from 'node:child_process';
import {resolve} from 'node:path';

/** The built pages of the small site. */
export function variantFolder(root: string): string {
  return resolve(root, '.cache/variant-site');
}

/** Builds the small site into a folder that git ignores. */
export function buildVariantSite(root: string): void {
  const folder = variantFolder(root);
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
}
