// The programs that the pages show are compiled for every target they name, and their tests run in the simulator.
import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {compileProgram, testProgram} from '../../toolchain';
import {loadExamples} from '../content';
import {DEFAULT_OPTIONS} from '../options';
import {PLATFORMS, type PlatformTerm} from '../vocabulary';

const examples = await loadExamples(resolve(__dirname, '../../..'), DEFAULT_OPTIONS);
const programs = examples.flatMap(({slug, platform, program}) =>
  program ? [{slug, platform, ...program}] : [],
);

describe('the programs of the examples', {timeout: 120_000}, () => {
  const checked = programs.filter(({notChecked}) => notChecked === undefined);

  it.each(checked)('$slug passes its tests', async ({entrypoint}) => {
    const {passed, tests, report} = await testProgram({entrypoint});
    expect(passed, report).toBe(true);
    expect(tests.length).toBeGreaterThan(0);
  });

  it.each(checked)('$slug compiles for its targets', async ({entrypoint, platform}) => {
    const terms: PlatformTerm[] = platform.map((name) => PLATFORMS[name]);
    for (const {option} of terms) if (option) await compileProgram({entrypoint, platform: option});
  });

  it('leaves out the one whose library is not on the registry', () => {
    const skipped = programs.filter(({notChecked}) => notChecked !== undefined);
    expect(skipped.map(({slug, notChecked}) => [slug, notChecked])).toEqual([
      ['redis', 'not on the registry'],
    ]);
  });
});
