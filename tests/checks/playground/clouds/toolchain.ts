/** What the installed toolchain does with programs for a cloud. */
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ownWorkFolder} from '../../../../src/wing/checker/folders';
import type {CheckRequest} from '../../../../src/wing/checker/outcome';
import {checkAll} from '../../../../src/wing/checker/pool';

/** What the toolchain did: the text of `main.tf.json`, or its message. */
export type Expected = {readonly terraform: string} | {readonly message: string};

/**
 * Compiles programs, each for the first of its platforms, without their tests.
 *
 * @param root folder of the site
 * @returns what came of them by their IDs; nothing for a program that has neither a `main.tf.json` nor a message
 */
export async function compileWithToolchain(
  requests: readonly CheckRequest[],
  root: string,
): Promise<Map<string, Expected>> {
  const folder = mkdtempSync(join(tmpdir(), 'clouds-'));
  const expected = new Map<string, Expected>();
  const withFolders = requests.map((request, index) => ({
    ...request,
    runTests: false,
    outputDir: join(folder, String(index)),
  }));
  try {
    await checkAll(withFolders, {
      workDir: ownWorkFolder(root, 'clouds'),
      onOutcome({id, outputDir}, {failure}) {
        const file = join(outputDir!, 'main.tf.json');
        if (failure) expected.set(id, {message: failure.text});
        else if (existsSync(file)) expected.set(id, {terraform: readFileSync(file, 'utf8')});
        rmSync(outputDir!, {recursive: true, force: true});
      },
    });
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
  return expected;
}
