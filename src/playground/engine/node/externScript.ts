/** Entry of the script that converts externs. It holds `sucrase`, which only programs with externs need. */
import {transform} from 'sucrase';
import {type Convert, registerConverter} from './externs';

export const convertExtern: Convert = (text, path) =>
  transform(text, {
    transforms: ['imports', ...(/\.[mc]?ts$/.test(path) ? (['typescript'] as const) : [])],
    filePath: path,
    // `import()` becomes a `require`, as the browser's own `import()` would fetch from the server.
    preserveDynamicImport: false,
  }).code;

registerConverter(convertExtern);
