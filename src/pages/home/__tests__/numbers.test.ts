import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {COMPARED_AT, LANGUAGES} from '../numbers';

const linesOf = (code: string) => code.split('\n').filter((line) => line.trim() !== '').length;

/** The lines of a page's code blocks in some languages, below the heading with the same application. */
function linesOfBlocks(page: string, languages: string): number {
  const text = readFileSync(page, 'utf8').split('\n## The same application')[1]!.split('\n## ')[0]!;
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`(?:${languages}) .*\\n([\\s\\S]*?)^\`\`\``, 'gm'))];
  return blocks.reduce((sum, [, code]) => sum + linesOf(code!), 0);
}

it.each([
  ['Wing', linesOf(readFileSync(COMPARED_AT.wing, 'utf8'))],
  ['AWS CDK', linesOfBlocks(COMPARED_AT.cdk, 'ts')],
  ['Terraform', linesOfBlocks(COMPARED_AT.terraform, 'js|hcl')],
])('the home page has the number of lines in %s that the page with the code has', (name, lines) => {
  expect(LANGUAGES.find((one) => one.name === name)?.lines).toBe(lines);
});
