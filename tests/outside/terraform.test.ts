/** Needs the network for the providers, and `terraform` on the path: only hosted runs do this. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {collectDeployments, compileDeployment, validate} from './terraform';

const ROOT = resolve(import.meta.dirname, '../..');
const MINUTES = 3;

/** Pages whose program needs Terraform modules of the reader, which lie beside it: skipped by name. */
const WITH_MODULES = ['docs/faq/import-custom-terraform-modules.md'];

describe.each(collectDeployments(ROOT))('$name', (deployment) => {
  const hasModules = WITH_MODULES.includes(deployment.program.page);
  it.skipIf(hasModules)('is valid for Terraform', {timeout: MINUTES * 60_000}, () => {
    const folder = mkdtempSync(join(tmpdir(), 'wing-terraform-'));
    try {
      expect(validate(compileDeployment(deployment, ROOT, folder))).toEqual([]);
    } finally {
      rmSync(folder, {recursive: true});
    }
  });
});
