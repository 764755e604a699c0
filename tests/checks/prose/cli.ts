/**
 * `npm run lint:prose`: finds phrases of `patterns.yml` in the words that readers see. With paths, in these files and
 * folders only; with `--count`, a line for each pattern instead of each phrase.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {lintProse, patternNames} from './lint';

const FILES = [
  'README.md',
  'docs/**/*.md',
  'docs/**/*.mdx',
  'docs/**/*.json',
  'docs/*.yml',
  'blog/*.mdx',
  'blog/*.yml',
  'contributing/**/*.md',
  'contributing/**/*.mdx',
  'contributing/**/*.json',
  'src/**/*.md',
  'src/**/*.mdx',
  'src/**/*.ts',
  'src/**/*.tsx',
  'src/config/i18n/**/*.json',
  'plugins/**/*.md',
  'plugins/**/*.ts',
  'plugins/**/*.tsx',
];
const OTHERS = /\.test\.tsx?$|\/__(?:tests|fixtures)__\/|\/target\/|\/(?:package|tsconfig)(?:-lock)?\.json$/;

async function main(args: readonly string[]): Promise<void> {
  const paths = args.filter((arg) => !arg.startsWith('--')).map((path) => path.replace(/^\.\/|\/$/g, ''));
  const files = listFiles().filter(
    (file) => paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`)),
  );
  const unknown = paths.filter((path) => !files.some((file) => file === path || file.startsWith(`${path}/`)));
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: no file with words of this site.`);
  const findings = (
    await Promise.all(files.map((file) => lintProse(file, readFileSync(file, 'utf8'))))
  ).flat();
  if (args.includes('--count')) {
    for (const name of patternNames)
      console.log(
        `${String(findings.filter((finding) => finding.name === name).length).padStart(5)} ${name}`,
      );
  } else {
    for (const {file, line, column, message} of findings) console.log(`${file}:${line}:${column} ${message}`);
  }
  console.log(`${findings.length} phrases to change in ${files.length} files.`);
  if (findings.length > 0) process.exitCode = 1;
}

function listFiles(): string[] {
  const list = execFileSync('git', [
    'ls-files',
    '-co',
    '--exclude-standard',
    '--',
    ...FILES.map((glob) => `:(glob)${glob}`),
  ]);
  return list
    .toString()
    .split('\n')
    .filter((file) => file && !OTHERS.test(file));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
