import {appendFileSync} from 'node:fs';

/** Prints Markdown, and adds it to the summary of the job in a hosted run. */
export function printToSummary(markdown: string): void {
  console.log(markdown);
  const {GITHUB_STEP_SUMMARY: file} = process.env;
  if (file) appendFileSync(file, `${markdown}\n\n`);
}
