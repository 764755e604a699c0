import {expect, it} from 'vitest';
import {esbuildModule} from '../esbuild';

it('makes a bundle that requires its entry', () => {
  const {errors, metafile, outputFiles} = esbuildModule.buildSync({
    entryPoints: ['/proj/a.cjs'],
    outfile: '/proj/a.bundle/index.cjs',
  });
  const texts = outputFiles.map(({contents}) => new TextDecoder().decode(contents));
  expect(errors).toEqual([]);
  expect(Object.keys(metafile.outputs['/proj/a.bundle/index.cjs']?.inputs ?? {})).toEqual(['/proj/a.cjs']);
  expect(outputFiles.map(({path}) => path)).toEqual([
    '/proj/a.bundle/index.cjs.map',
    '/proj/a.bundle/index.cjs',
  ]);
  expect(JSON.parse(texts[0]!)).toMatchObject({sources: [], sourcesContent: []});
  expect(texts[1]).toBe('module.exports = require("/proj/a.cjs");');
});
