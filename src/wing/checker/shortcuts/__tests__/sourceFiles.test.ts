import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type ts from 'typescript';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {shareSourceFiles} from '../sourceFiles';
import {WORK_FOLDER} from '../../folders';

const ROOT = path.resolve(__dirname, '../../../../..');
const load = createRequire(__filename);
const typescript = createRequire(load.resolve('@wingcloud/framework')).resolve('typescript');

let folder = '';
beforeEach(() => {
  fs.mkdirSync(path.join(ROOT, WORK_FOLDER), {recursive: true});
  folder = fs.mkdtempSync(path.join(ROOT, WORK_FOLDER, 'files-'));
  fs.mkdirSync(path.join(folder, 'node_modules/thing'), {recursive: true});
  fs.writeFileSync(path.join(folder, 'node_modules/thing/index.d.ts'), 'export const size: string;\n');
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

it('declarations are parsed once, and a program that has changed is told its own errors', () => {
  const unshared = load(typescript) as typeof ts;
  shareSourceFiles();
  const shared = load(typescript) as typeof ts;
  const file = path.join(folder, 'main.ts');
  const checkWith = ({createProgram, ModuleResolutionKind}: typeof ts, text: string) => {
    fs.writeFileSync(file, text);
    // Without the declarations of the language, which take seconds to parse.
    const options = {moduleResolution: ModuleResolutionKind.Node10, noLib: true, types: []};
    const program = createProgram([file], options);
    return {
      messages: program
        .getSemanticDiagnostics(program.getSourceFile(file))
        .map(({messageText}) => messageText),
      declarations: program.getSourceFiles().find(({fileName}) => fileName.endsWith('thing/index.d.ts')),
    };
  };
  const wrong = "import {size} from 'thing';\nexport const here: number = size;\n";
  const first = checkWith(shared, wrong);
  expect(first.messages).toEqual(["Type 'string' is not assignable to type 'number'."]);
  expect(checkWith(unshared, wrong).messages).toEqual(first.messages);
  const second = checkWith(shared, wrong.replace('number', 'string'));
  expect(second.messages).toEqual([]);
  expect(second.declarations).toBeDefined();
  expect(second.declarations).toBe(first.declarations);
});
