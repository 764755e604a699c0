import {type BuiltinPlatform, BUILTIN_PLATFORMS} from '../../../wing/language/platforms';
import type {Matrix} from '../matrix';
import {toWord} from '../memberTable';
import {toRows} from '../shownRows';
import {toSupport} from '../summary';
import {pageOf} from '../summaryTable';

const CLOUDS: Readonly<Record<string, BuiltinPlatform>> = {
  AWS: 'tf-aws',
  Azure: 'tf-azure',
  'Google Cloud': 'tf-gcp',
};

/** Other words for `no` and `ignored`. */
const OTHER_WORDS = /^(?:rejected|refused|unsupported|not supported|no effect|without effect)\b/i;

/**
 * What is wrong in the tables about platforms that writers made: cells with other words than the matrix, and cells that say
 * of a class, or of an option of the page's class, what was not measured.
 *
 * @param page path from the repository's folder
 */
export function mistakesInTables(page: string, markdown: string, {resources}: Matrix): string[] {
  const subject = Object.keys(resources).find((name) => pageOf(name) === page);
  return tablesOf(markdown).flatMap((rows) =>
    aboutPlatforms(rows).flatMap(({platform, label, value}) => {
      const fail = (message: string) => `${page}: ${label || 'its class'} on ${platform}: ${message}`;
      if (OTHER_WORDS.test(value)) return [fail(`“${value}” has to be no or ignored`)];
      const measured = measuredWord(label, platform, subject, resources);
      const written =
        /^(?:no|ignored)\b/.exec(value.replaceAll('`', ''))?.[0] ?? (value === '–' ? 'no' : 'yes');
      const isRight = measured === undefined || (measured === 'partly' ? 'yes' : measured) === written;
      return isRight ? [] : [fail(`“${value}” is written, and ${measured} was measured`)];
    }),
  );
}

/** Classes that a platform has and a page's list of them lacks, and the other way round. */
export function mistakesInClasses(
  listed: readonly string[],
  platform: BuiltinPlatform,
  {resources}: Matrix,
): string[] {
  const measured = Object.keys(resources)
    .filter((name) => toSupport(toRows(resources[name]!), platform).word !== 'no')
    .map((name) => name.replace('cloud.', ''));
  return [
    ...measured.filter((name) => !listed.includes(name)).map((name) => `${platform}: ${name} is missing`),
    ...listed.filter((name) => !measured.includes(name)).map((name) => `${platform}: ${name} is no`),
  ];
}

interface PlatformCell {
  readonly platform: BuiltinPlatform;
  /** What it is about: the first cell of its row, or nothing where the row is that of a platform. */
  readonly label: string;
  readonly value: string;
}

/** The cells of a table that has a column for each platform, or a row for each. */
function aboutPlatforms([head, ...rows]: readonly string[][]): PlatformCell[] {
  const columns = head!.map(toPlatforms);
  return rows.flatMap(([label = '', ...cells]) => [
    ...cells.flatMap((value, index) =>
      (columns[index + 1] ?? []).map((platform) => ({platform, label: label.replaceAll('`', ''), value})),
    ),
    ...toPlatforms(label).map((platform) => ({platform, label: '', value: cells[0] ?? ''})),
  ]);
}

/** The platforms that a cell names, and nothing else: `tf-azure`, `tf-gcp`. */
function toPlatforms(value: string): BuiltinPlatform[] {
  const names = value.replaceAll('`', '').split(', ');
  const platforms = names.map((name) => CLOUDS[name] ?? BUILTIN_PLATFORMS.find((one) => one === name));
  return platforms.every((one) => one !== undefined) ? platforms : [];
}

function measuredWord(
  label: string,
  platform: BuiltinPlatform,
  subject: string | undefined,
  resources: Matrix['resources'],
): string | undefined {
  const className = label === '' ? subject : `cloud.${label.replace(/^cloud\./, '')}`;
  const rows = className === undefined ? undefined : resources[className];
  if (rows) return toSupport(toRows(rows), platform).word;
  const own = resources[subject ?? ''];
  const [name = ''] = label.split(' ');
  const row = own?.[`new(${name}:)`] ?? own?.[`${name}()`];
  return row && toWord(row[platform]);
}

/** The tables of a page as rows of cells, without the lines under their heads. */
export function tablesOf(markdown: string): string[][][] {
  const blocks = markdown.replaceAll(/^(`{3,}).*?^\1/gms, '').match(/(?:^\|.*\n?)+/gm) ?? [];
  return blocks.map((block) =>
    block
      .trim()
      .split('\n')
      .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
      .map((line) =>
        line
          .slice(1, line.lastIndexOf('|'))
          .split(/(?<!\\)\|/)
          .map((cell) => cell.trim()),
      ),
  );
}
