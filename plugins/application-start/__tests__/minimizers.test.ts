import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {rspack} from '@rspack/core';
import {afterAll, describe, expect, it} from 'vitest';
import {withStableNames} from '../minimizers';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'minimizers-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

/** What is made of a script with many names, whose text has a hash in it. */
async function minify(name: string, hash: string): Promise<string> {
  const names = Array.from('abcdefgh', (letter) => `local_${letter}`);
  const code = `export default (${names.join(', ')}) => [${names.join(' + ')}, "${hash}", console];`;
  fs.writeFileSync(path.join(folder, 'entry.js'), `${code}\nglobalThis.kept = "${hash}".repeat(9);`);
  const compiler = rspack({
    mode: 'production',
    // The folder for temporary files may lie in a project with a list of browsers.
    target: 'web',
    context: folder,
    entry: './entry.js',
    output: {path: folder, filename: name, library: {type: 'var', name: 'kept'}},
    optimization: {
      minimizer: withStableNames([new rspack.SwcJsMinimizerRspackPlugin()], rspack),
    },
  });
  await promisify(compiler.run.bind(compiler))();
  return fs.readFileSync(path.join(folder, name), 'utf8').replaceAll(hash, '#');
}

describe('withStableNames', () => {
  const hashes = ['h', 'e', 'z'].map((letter) => letter.repeat(8));

  it('gives names in the runtime that do not depend on the hashes in it', async () => {
    const scripts = [];
    for (const hash of hashes) scripts.push(await minify('js/runtime~main.js', hash));
    expect(new Set(scripts).size).toBe(1);
    expect(scripts[0]).not.toContain('local_a');
  });

  it('leaves other scripts the shorter names', async () => {
    const scripts = [];
    for (const hash of hashes) scripts.push(await minify('js/main.js', hash));
    expect(new Set(scripts).size).toBeGreaterThan(1);
    expect(scripts[0]).not.toContain('local_a');
  });

  it('refuses minimizers that it does not know', () => {
    expect(() => withStableNames([], rspack)).toThrow('another minimizer');
  });
});
