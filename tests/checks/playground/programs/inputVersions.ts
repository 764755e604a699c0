import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {buildSync} from 'esbuild';
import type {EngineManifest} from '../../../../src/playground/engine/fileNames';
import {chromiumPath} from '../../../support/browsers';

/** What the behaviour of every program depends on. */
export interface InputVersions {
  /** Directory of the engine, which is named by a hash of its files. */
  readonly engine: string;
  readonly browser: string;
  /** Hash of the code that runs and compares programs. */
  readonly comparison: string;
}

/** The scripts that run and compare programs. */
const SCRIPTS = [
  'comparisonCache.ts',
  'compareProgram.ts',
  'runPrograms.ts',
  '../engine/enginePage.ts',
  '../engine/pageScript.ts',
];

/** The hash is that of bundles, which hold all modules that the scripts use. */
export function readInputVersions({directory}: EngineManifest): InputVersions {
  const {outputFiles} = buildSync({
    entryPoints: SCRIPTS.map((name) => join(__dirname, name)),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    outdir: 'out',
    write: false,
  });
  const hash = createHash('sha256');
  for (const {contents} of outputFiles) hash.update(contents);
  const browser = execFileSync(chromiumPath() ?? chromium.executablePath(), ['--version'], {
    encoding: 'utf8',
  });
  return {engine: directory, browser: browser.trim(), comparison: hash.digest('hex')};
}
