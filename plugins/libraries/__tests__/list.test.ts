import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {wingVersion} from '../../toolchain';
import {MEASURED_WITH, parseLibraries, readLibraries} from '../list';

const root = path.join(__dirname, '../../..');

describe('the list of libraries', () => {
  it('has an entry for each of the 31', () => {
    expect(readLibraries(root)).toHaveLength(31);
  });

  it('tells what compiles with the installed toolchain', () => {
    expect(MEASURED_WITH).toBe(wingVersion);
  });

  it('is refused with all its faults, each with its entry', () => {
    const faulty = fs.readFileSync(path.join(__dirname, '../__fixtures__/faulty.json'), 'utf8');
    expect(() => parseLibraries(faulty)).toThrowErrorMatchingInlineSnapshot(`
      [Error: plugins/libraries/libraries.json: shelf: version with value 1.2 fails to match the version of three numbers pattern (given: "1.2")
      plugins/libraries/libraries.json: shelf: platforms[1] must be one of [*, sim, tf-aws, awscdk, tf-azure, tf-gcp, k8s] (given: "tf-moon")
      plugins/libraries/libraries.json: shelf: package must be @winglibs/shelf (given: "@winglibs/shelve")
      plugins/libraries/libraries.json: box: platforms must contain at least 1 items (given: [])
      plugins/libraries/libraries.json: box: published is required
      plugins/libraries/libraries.json: box: compiles is required
      plugins/libraries/libraries.json: box: summary with value keeps things fails to match the sentence pattern (given: "keeps things")
      plugins/libraries/libraries.json: box: colour is not allowed (given: "green")
      plugins/libraries/libraries.json: box: source must be https://github.com/winglang/winglibs/tree/main/box (given: "https://example.com/box")
      plugins/libraries/libraries.json: box: compiles is required
      plugins/libraries/libraries.json: entry 4: name is required
      plugins/libraries/libraries.json: entry 4: title is required
      plugins/libraries/libraries.json: entry 4: package is required
      plugins/libraries/libraries.json: entry 4: version is required
      plugins/libraries/libraries.json: entry 4: platforms is required
      plugins/libraries/libraries.json: entry 4: published is required
      plugins/libraries/libraries.json: entry 4: compiles is required
      plugins/libraries/libraries.json: entry 4: source is required
      plugins/libraries/libraries.json: entry 4: summary is required
      plugins/libraries/libraries.json: box: stands after shelf, out of the alphabet
      plugins/libraries/libraries.json: box: stands twice]
    `);
  });
});
