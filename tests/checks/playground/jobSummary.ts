import {appendFileSync} from 'node:fs';

/** Prints Markdown, and puts it into the summary of the job in a hosted run. */
export function tell(markdown: string): void {
  console.log(markdown);
  const {GITHUB_STEP_SUMMARY: file} = process.env;
  if (file) appendFileSync(file, `${markdown}\n\n`);
}
