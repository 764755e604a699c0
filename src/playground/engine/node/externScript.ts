/** Entry of the script that converts externs. It holds `sucrase`, which only programs with externs need. */
import {transform} from 'sucrase';
import {prepareSyntax} from './externSyntax';
import {type Convert, registerConverter} from './externs';

export const convertExtern: Convert = (text, path) =>
  transform(prepare(text, path), {
    transforms: ['imports', ...(isTypeScript(path) ? (['typescript'] as const) : [])],
    filePath: path,
    // `import()` becomes a `require`, as the browser's own `import()` would fetch from the server.
    preserveDynamicImport: false,
  }).code;

/** What cannot be read stays as it is: the error of `transform` names the file. */
function prepare(text: string, path: string): string {
  try {
    return prepareSyntax(text, isTypeScript(path));
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

function isTypeScript(path: string): boolean {
  return /\.[mc]?ts$/.test(path);
}

registerConverter(convertExtern);
