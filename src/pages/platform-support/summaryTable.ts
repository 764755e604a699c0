import type {PhrasingContent, RootContent, Table, TableCell} from 'mdast';
import {link, text} from '../../markdown/nodes';
import {relativeLink} from '../../markdown/relativeLink';
import {type BuiltinPlatform, BUILTIN_PLATFORMS} from '../../wing/language/platforms';
import {knownBugOf} from '../../wing/language/knownBugs';
import type {Matrix} from './matrix';
import {messagesOf, type ShownRow, toRows} from './shownRows';
import {type Support, toSupport} from './summary';
import {cell, code, createMessages, type MessageItem, rowHead, toShortLabel} from './memberTable';

/** The page of all resources: the words of every table are explained there. */
export const MATRIX_PAGE = 'docs/api/standard-library/compatibility-matrix.md';

/** Each resource with what each platform has of it. */
export function createSummary({resources}: Matrix, page: string): Table {
  const head = [text('Class')];
  const body = Object.entries(resources).map(([name, rows]) => {
    const shown = toRows(rows);
    const answers = BUILTIN_PLATFORMS.map((platform) =>
      answerCell(toSupport(shown, platform), platform, bugLink(name, Object.keys(rows), platform, page)),
    );
    return [rowHead([classLink(name, page)]), ...answers];
  });
  return createTable([cell(head), ...BUILTIN_PLATFORMS.map(platformCell)], body);
}

/** Each resource with the members that are `no`, or `ignored`, on one platform. */
export function createPlatformSummary({resources}: Matrix, platform: BuiltinPlatform, page: string): Table {
  const head = [
    cell([text('Class')]),
    platformCell(platform),
    ...['no', 'ignored'].map((word) => cell([code(word)])),
  ];
  const body = Object.entries(resources).map(([name, rows]) => {
    const shown = toRows(rows);
    const support = toSupport(shown, platform);
    const refused = support.word === 'no' ? [text('all')] : toList(support.refused, shown);
    const lists = [refused, toList(support.ignored, shown)];
    return [
      // Without the module, so that phones show the name in one line.
      rowHead([classLink(name, page, name.replace('cloud.', ''))]),
      answerCell(support, platform, bugLink(name, Object.keys(rows), platform, page)),
      ...lists.map((children) => cell(children)),
    ];
  });
  return createTable(head, body, ['support-lists']);
}

/** The toolchain's messages about what is `no` on one platform, each message once. */
export function createPlatformMessages({resources}: Matrix, platform: BuiltinPlatform): RootContent[] {
  const whole: MessageItem[] = [];
  const parts = new Map<string, MessageItem>();
  for (const [name, rows] of Object.entries(resources))
    for (const {rows: shown, text: words, namesMember} of messagesOf(toRows(rows), platform)) {
      if (shown.length === 0) {
        // All of them have the same words, and their own names.
        whole[0] ??= {about: [text('A class that is '), code('no')], words, namesMember: true};
        continue;
      }
      const before = parts.get(words)?.about ?? [];
      const about = [code(name), text(' '), ...separated(shown.map(toShortLabel))];
      parts.set(words, {
        about: [...before, ...(before.length > 0 ? [text('; ')] : []), ...about],
        words,
        namesMember,
      });
    }
  return createMessages([...whole, ...parts.values()]);
}

/** The page of a resource: `docs/api/standard-library/cloud/on-deploy.md` for `cloud.OnDeploy`. */
export function pageOf(name: string): string {
  const [module, className] = name.split('.') as [string, string];
  const file = className.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return `docs/api/standard-library/${module}/${file}.md`;
}

function classLink(name: string, page: string, shown = name): PhrasingContent {
  return link(relativeLink(page, pageOf(name)), code(shown));
}

function platformCell(platform: BuiltinPlatform): TableCell {
  return cell([text(platform)], {'data-platform': platform});
}

function answerCell({word}: Support, platform: BuiltinPlatform, bug: PhrasingContent | undefined): TableCell {
  const words = bug ? [text(`${word}, `), bug] : [text(word)];
  return cell(words, {'data-platform': platform, 'data-answer': word});
}

/** A link to the table of a resource, if one of its members has a known bug on the platform. */
function bugLink(
  name: string,
  members: readonly string[],
  platform: BuiltinPlatform,
  page: string,
): PhrasingContent | undefined {
  const hasBug = members.some((member) => knownBugOf(name, member, platform));
  return hasBug ? link(`${relativeLink(page, MATRIX_PAGE)}#${idOf(name)}`, text('bug')) : undefined;
}

/** The anchor of a resource: `cloud-bucket`. */
export function idOf(name: string): string {
  return name.replace('.', '-').toLowerCase();
}

/** The members in a line; all inflight methods of the resource are not named one by one. */
function toList(members: readonly ShownRow[], all: readonly ShownRow[]): PhrasingContent[] {
  const isAll =
    inflightMethods(members).length > 1 && inflightMethods(members).length === inflightMethods(all).length;
  const named = isAll ? members.filter(({kind}) => kind !== 'inflight') : members;
  const labels = [...named.map(toShortLabel), ...(isAll ? [[text('all inflight methods')]] : [])];
  if (labels.length === 0) return [text('–')];
  return separated(labels);
}

function separated(labels: readonly PhrasingContent[][]): PhrasingContent[] {
  return labels.flatMap((label, index) => (index === 0 ? label : [text(', '), ...label]));
}

function inflightMethods(rows: readonly ShownRow[]): ShownRow[] {
  return rows.filter(({kind, member}) => kind === 'inflight' && member.endsWith('()'));
}

function createTable(
  head: TableCell[],
  body: readonly TableCell[][],
  classes: readonly string[] = [],
): Table {
  return {
    type: 'table',
    children: [head, ...body].map((children) => ({type: 'tableRow', children})),
    data: {hProperties: {className: ['support-table', ...classes]}},
  };
}
