import fs from 'node:fs';
import path from 'node:path';
import type {CheckRequest} from './outcome';

/** As `wing new -l typescript` writes it. Without it, the compiler would find the website's, which emits nothing. */
const TSCONFIG = {
  compilerOptions: {
    target: 'es2022',
    module: 'nodenext',
    moduleResolution: 'nodenext',
    strict: true,
    skipLibCheck: true,
  },
};

/**
 * Writes a program's files, and for TypeScript the files of a project around them.
 *
 * @param workDir anything in it is deleted
 */
export function writeProgram(
  {files, folder, language}: Pick<CheckRequest, 'files' | 'folder' | 'language'>,
  workDir: string,
): void {
  fs.rmSync(workDir, {recursive: true, force: true});
  fs.mkdirSync(workDir, {recursive: true});
  if (language === 'ts') {
    fs.writeFileSync(path.join(workDir, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    fs.writeFileSync(path.join(workDir, 'package.json'), JSON.stringify({name: 'program', version: '1.0.0'}));
  }
  if (folder) {
    fs.cpSync(folder, workDir, {
      recursive: true,
      filter: (name) => !/(?:^|\/)(?:node_modules|target)$/.test(name.slice(folder.length)),
    });
    return;
  }
  for (const {path: name, text} of files) {
    fs.mkdirSync(path.dirname(path.join(workDir, name)), {recursive: true});
    fs.writeFileSync(path.join(workDir, name), text);
  }
}
