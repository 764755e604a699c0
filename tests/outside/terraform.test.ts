/** Needs the network for the providers, and `terraform` on the path: only hosted runs do this. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {collectDeployments, compileDeployment, validate} from './terraform';

const ROOT = resolve(import.meta.dirname, '../..');
const MINUTES = 3;

/** Pages with a program that needs more than the page: skipped by name. */
const NEEDS_MORE = [
  // A Terraform module of the reader.
  'docs/faq/import-custom-terraform-modules.md',
  // A file of parameters, but for the tests.
  'docs/api/standard-library/cloud/domain.md',
];

describe.each(collectDeployments(ROOT))('$name', (deployment) => {
  const isIncomplete = NEEDS_MORE.includes(deployment.program.page);
  it.skipIf(isIncomplete)('is valid for Terraform', {timeout: MINUTES * 60_000}, () => {
    const folder = mkdtempSync(join(tmpdir(), 'wing-terraform-'));
    try {
      expect(validate(compileDeployment(deployment, ROOT, folder))).toEqual([]);
    } finally {
      rmSync(folder, {recursive: true});
    }
  });
});
