/** Whether the compiler accepts a Wing file of this name as an entry point; other files are modules. */
export function isWingEntry(path: string): boolean {
  return /(?:^|[./])main\.w$|\.test\.w$/.test(path);
}

/** Whether a file of this name is an entry point in Wing or in TypeScript. */
export function isEntry(path: string): boolean {
  return isWingEntry(path) || /(?:^|\/)main\.ts$/.test(path);
}

/** Whether a program has tests, judging by its text. */
export function hasTests(files: readonly {readonly text: string}[], language: 'wing' | 'ts'): boolean {
  const pattern = language === 'ts' ? /\btest\s*\(/ : /^[ \t]*test\s+"|\bnew\s+std\.Test\(/m;
  return files.some(({text}) => pattern.test(text));
}
