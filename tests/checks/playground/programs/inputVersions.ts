import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {buildSync} from 'esbuild';
import type {EngineManifest} from '../../../../src/playground/engine/fileNames';
import {chromiumPath} from '../../../support/browsers';
import type {Basis} from './comparisonCache';

/** The scripts that ask the engine and compare its answers. */
const SCRIPTS = [
  'comparisonCache.ts',
  'compareProgram.ts',
  'runPrograms.ts',
  '../engine/enginePage.ts',
  '../engine/pageScript.ts',
];

/** What the answers of the engine depend on, whatever the program. The bundles hold all modules that the scripts use. */
export function readBasis({directory}: EngineManifest): Basis {
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
