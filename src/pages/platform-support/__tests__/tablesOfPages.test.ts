import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readMatrix} from '../matrix';
import {mistakesInClasses, mistakesInTables, tablesOf} from './tablesOfPages';

const ROOT = path.join(__dirname, '../../../..');
const MATRIX = readMatrix();

const read = (page: string) => fs.readFileSync(path.join(ROOT, page), 'utf8');
const table = (...rows: string[]) => rows.join('\n');

describe('tables about platforms that writers made', () => {
  it('say what was measured, in the words of the matrix', () => {
    const pages = ['docs', 'contributing'].flatMap((folder) =>
      fs
        .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => path.posix.join(folder, file.split(path.sep).join('/'))),
    );
    expect(pages).toContain('docs/api/standard-library/cloud/function.md');
    expect(pages.flatMap((page) => mistakesInTables(page, read(page), MATRIX))).toEqual([]);
  });

  it('are rejected for other words', () => {
    const markdown = table(
      '| Platform | A box |',
      '| --- | --- |',
      '| `tf-azure`, `tf-gcp` | Rejected: why |',
    );
    expect(mistakesInTables('docs/page.md', markdown, MATRIX)).toEqual([
      'docs/page.md: its class on tf-azure: “Rejected: why” has to be no or ignored',
      'docs/page.md: its class on tf-gcp: “Rejected: why” has to be no or ignored',
    ]);
  });

  it('are rejected for a class or an option with another answer', () => {
    const classes = table('| Class | AWS | Google Cloud |', '|---|---|---|', '| `Api` | – | – |');
    expect(mistakesInTables('docs/page.md', classes, MATRIX)).toEqual([
      'docs/page.md: Api on tf-aws: “–” is written, and partly was measured',
    ]);
    const options = table('| Subject | `sim` | `tf-aws` |', '|---|---|---|', '| `memory` | 128 | ignored |');
    expect(mistakesInTables('docs/api/standard-library/cloud/function.md', options, MATRIX)).toEqual([
      'docs/api/standard-library/cloud/function.md: memory on sim: “128” is written, and ignored was measured',
      'docs/api/standard-library/cloud/function.md: memory on tf-aws: “ignored” is written, and yes was measured',
    ]);
  });

  it('are rejected for what they say of the class of their page', () => {
    const markdown = table('| Platform | The queue |', '|---|---|', '| `tf-gcp` | Pub/Sub |');
    expect(mistakesInTables('docs/api/standard-library/cloud/queue.md', markdown, MATRIX)).toEqual([
      'docs/api/standard-library/cloud/queue.md: its class on tf-gcp: “Pub/Sub” is written, and no was measured',
    ]);
  });

  it('are nothing to check where they are in a program, or name no platform', () => {
    const fence =
      '```text\n| Class | AWS |\n| `Api` | – |\n```\n| Class | Price |\n|---|---|\n| `Api` | – |\n';
    expect(mistakesInTables('docs/page.md', fence, MATRIX)).toEqual([]);
  });
});

describe('the classes that a page lists', () => {
  it.each([
    ['docs/platforms/AWS/tf-aws.md', 'tf-aws'],
    ['docs/platforms/google-cloud/tf-gcp.md', 'tf-gcp'],
    ['docs/platforms/microsoft-azure/tf-azure.md', 'tf-azure'],
    ['docs/concepts/simulator.md', 'sim'],
  ] as const)('are those of the platform: %s', (page, platform) => {
    const becomes = tablesOf(read(page)).find(([head]) => /^(?:Class|Resource)$/.test(head![0]!))!;
    const classes = becomes.slice(1).flatMap(([name]) => /^`(\w+)`$/.exec(name!)?.[1] ?? []);
    expect(mistakesInClasses(classes, platform, MATRIX)).toEqual([]);
  });

  it('are those of the platforms on the page about the state of the project', () => {
    const rows = tablesOf(read('contributing/status.md')).flat();
    const listOf = (platform: string) =>
      rows.find(([name]) => name!.includes(`(\`${platform}\`)`))![1]!.split(/, and |, /);
    expect(mistakesInClasses(listOf('tf-gcp'), 'tf-gcp', MATRIX)).toEqual([]);
    expect(mistakesInClasses(listOf('tf-azure'), 'tf-azure', MATRIX)).toEqual([]);
  });

  it('are rejected where one is missing, or is no', () => {
    expect(mistakesInClasses(['Counter', 'Function', 'Queue'], 'tf-azure', MATRIX)).toEqual([
      'tf-azure: Bucket is missing',
      'tf-azure: Queue is no',
    ]);
  });
});
