import type {PhrasingContent, Table, TableCell} from 'mdast';
import {link, text} from '../../markdown/nodes';
import {relativeLink} from '../../markdown/relativeLink';
import {type BuiltinPlatform, BUILTIN_PLATFORMS} from '../../wing/language/platforms';
import type {Matrix} from './matrix';
import {type ShownRow, toRows} from './shownRows';
import {type Support, toSupport} from './summary';
import {cell, code, rowHead, toShortLabel} from './memberTable';

/** Each resource with what each platform has of it. */
export function createSummary({resources}: Matrix, page: string): Table {
  const head = [text('Class')];
  const body = Object.entries(resources).map(([name, rows]) => {
    const shown = toRows(rows);
    const answers = BUILTIN_PLATFORMS.map((platform) => answerCell(toSupport(shown, platform), platform));
    return [rowHead([classLink(name, page)]), ...answers];
  });
  return createTable([cell(head), ...BUILTIN_PLATFORMS.map(platformCell)], body);
}

/** Each resource with what one platform refuses and ignores of it. */
export function createPlatformSummary({resources}: Matrix, platform: BuiltinPlatform, page: string): Table {
  const head = ['Class', platform, 'Refused', 'Without effect'];
  const body = Object.entries(resources).map(([name, rows]) => {
    const shown = toRows(rows);
    const support = toSupport(shown, platform);
    const refused = support.word === 'no' ? [text('the whole class')] : toList(support.refused, shown);
    const lists = [refused, toList(support.ignored, shown)];
    return [
      rowHead([classLink(name, page)]),
      answerCell(support, platform),
      ...lists.map((children) => cell(children)),
    ];
  });
  return createTable(
    head.map((word) => (word === platform ? platformCell(platform) : cell([text(word)]))),
    body,
  );
}

/** The page of a resource: `docs/api/standard-library/cloud/on-deploy.md` for `cloud.OnDeploy`. */
export function pageOf(name: string): string {
  const [module, className] = name.split('.') as [string, string];
  const file = className.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return `docs/api/standard-library/${module}/${file}.md`;
}

function classLink(name: string, page: string): PhrasingContent {
  return link(relativeLink(page, pageOf(name)), code(name));
}

function platformCell(platform: BuiltinPlatform): TableCell {
  return cell([text(platform)], {'data-platform': platform});
}

function answerCell({word}: Support, platform: BuiltinPlatform): TableCell {
  return cell([text(word)], {'data-platform': platform, 'data-answer': word});
}

/** The members in a line; all inflight methods of the resource are not named one by one. */
function toList(members: readonly ShownRow[], all: readonly ShownRow[]): PhrasingContent[] {
  const isAll =
    inflightMethods(members).length > 1 && inflightMethods(members).length === inflightMethods(all).length;
  const named = isAll ? members.filter(({kind}) => kind !== 'inflight') : members;
  const labels = [...named.map(toShortLabel), ...(isAll ? [[text('all inflight methods')]] : [])];
  if (labels.length === 0) return [text('–')];
  return labels.flatMap((label, index) => (index === 0 ? label : [text(', '), ...label]));
}

function inflightMethods(rows: readonly ShownRow[]): ShownRow[] {
  return rows.filter(({kind, member}) => kind === 'inflight' && member.endsWith('()'));
}

function createTable(head: TableCell[], body: readonly TableCell[][]): Table {
  return {
    type: 'table',
    children: [head, ...body].map((children) => ({type: 'tableRow', children})),
    data: {hProperties: {className: ['support-table', 'support-summary']}},
  };
}
