import {PAGES} from './facts';

/** Libraries without a page, and pages without a library. */
export function pageProblems(names: readonly string[], files: readonly string[]): string[] {
  const expected = new Set(names.map((name) => `${name}.md`));
  return [
    ...[...expected].filter((file) => !files.includes(file)).map((file) => `${PAGES}/${file} is missing`),
    ...files
      .filter((file) => !expected.has(file))
      .map((file) => `${PAGES}/${file} is the page of no library in the list`),
  ];
}
