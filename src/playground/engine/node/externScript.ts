/** Entry of the script that converts externs: all of `sucrase`, which the worker loads when it is needed. */
import {transform} from 'sucrase';
import {type Convert, offerConverter} from './externs';

export const convertExtern: Convert = (text, path) =>
  transform(text, {
    transforms: ['imports', ...(/\.[mc]?ts$/.test(path) ? (['typescript'] as const) : [])],
    filePath: path,
    // `import()` becomes a `require`: the browser's own would ask the server.
    preserveDynamicImport: false,
  }).code;

offerConverter(convertExtern);
