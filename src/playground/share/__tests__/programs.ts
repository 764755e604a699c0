import type {Program} from '../program';

export const HELLO: Program = {
  files: {'main.w': 'bring cloud;\nlet box = new cloud.Bucket();\n'},
  entry: 'main.w',
  compilerVersion: '0.85.49',
};

export function withFiles(files: Program['files'], more: Partial<Program> = {}): Program {
  return {...HELLO, files: {...HELLO.files, ...files}, ...more};
}
