import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {measureEngineSize} from '../checks/playground/measure/engineSize';
import {BUILD_DIR} from '../support/builtSite';

/** Most bytes that a reader waits for, compressed with brotli: to write a program, and to run one. */
const LANGUAGE_BYTES = 1_100_000;
const ALL_BYTES = 1_500_000;
/** What comes for the clouds besides. */
const CLOUDS_BYTES = 450_000;

const ENGINE = join(BUILD_DIR, '../.docusaurus/playground/default/engine.json');

describe('the engine of the playground', () => {
  const {directory} = JSON.parse(readFileSync(ENGINE, 'utf8')) as {readonly directory: string};
  const {language, all, clouds} = measureEngineSize(join(BUILD_DIR, directory));

  it('is small enough to write a program', () => {
    expect(language).toBeLessThanOrEqual(LANGUAGE_BYTES);
  });

  it('is small enough to run a program', () => {
    expect(all).toBeLessThanOrEqual(ALL_BYTES);
  });

  it('is small enough to compile for the clouds', () => {
    expect(clouds).toBeLessThanOrEqual(CLOUDS_BYTES);
  });
});
