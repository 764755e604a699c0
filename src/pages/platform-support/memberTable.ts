import type {List, PhrasingContent, RootContent, Table, TableCell, TableRow} from 'mdast';
import {block, inline, link, paragraph, text} from '../../markdown/nodes';
import {BUILTIN_PLATFORMS} from '../../wing/language/platforms';
import {knownBugOf} from '../../wing/language/knownBugs';
import type {SupportAnswer} from './matrix';
import {type ShownRow, toMessages} from './shownRows';

/** The table of a resource's rows, and the toolchain's messages under it. */
export function createMemberTable(resource: string, rows: readonly ShownRow[]): RootContent[] {
  const messages = toMessages(rows).map<MessageItem>(
    ({platforms, rows: refused, text: words, namesMember}) => ({
      about: [
        {type: 'strong', children: [text(listed(platforms))]},
        ...refused.flatMap((row, index) => [text(index === 0 ? ', ' : ' '), ...toShortLabel(row)]),
      ],
      words,
      namesMember,
      platforms: platforms.join(' '),
    }),
  );
  return [createTable(resource, rows), ...createMessages(messages)];
}

function createTable(resource: string, rows: readonly ShownRow[]): Table {
  const head: TableRow = {
    type: 'tableRow',
    children: [
      cell([text('Member')]),
      ...BUILTIN_PLATFORMS.map((platform) => cell([text(platform)], {'data-platform': platform})),
    ],
  };
  return {
    type: 'table',
    children: [head, ...rows.map((row) => createRow(resource, row))],
    data: {hProperties: {className: ['support-table']}},
  };
}

function createRow(resource: string, row: ShownRow): TableRow {
  const answers = BUILTIN_PLATFORMS.map((platform) => {
    const word = toWord(row.answers[platform]);
    const bug = knownBugOf(resource, row.member, platform);
    const words = bug ? [text(`${word}, `), link(bug, text('bug'))] : [text(word)];
    return cell(words, {'data-platform': platform, 'data-answer': word});
  });
  return {type: 'tableRow', children: [rowHead(toLabel(row)), ...answers]};
}

/** The words of the table. */
export const WORDS = ['yes', 'ignored', 'no'] as const;

export function toWord(answer: SupportAnswer): (typeof WORDS)[number] {
  return typeof answer === 'string' ? answer : 'no';
}

function toLabel({member, methods, kind}: ShownRow): PhrasingContent[] {
  const phase =
    kind === 'inflight' ? [text(' '), inline('span', {className: 'support-phase'}, [text('inflight')])] : [];
  return [code(member), ...(methods.length > 0 ? [text(` of ${toNames(methods)}`)] : []), ...phase];
}

/** A few are named, more are counted: the rows above have their names. */
function toNames(methods: readonly string[]): string {
  return methods.length > FEW ? `the ${methods.length} methods that take it` : listed(methods);
}

const FEW = 3;

/** An error message of the toolchain, and what it is about. */
export interface MessageItem {
  readonly about: readonly PhrasingContent[];
  readonly words: string;
  /** Whether the words name the member, and so differ for the others. */
  readonly namesMember: boolean;
  readonly platforms?: string;
}

/** A list of the toolchain's messages, if there are any. */
export function createMessages(messages: readonly MessageItem[]): RootContent[] {
  if (messages.length === 0) return [];
  const list: List = {
    type: 'list',
    ordered: false,
    children: messages.map(({about, words, namesMember, platforms}) => ({
      type: 'listItem',
      children: [
        paragraph(
          ...about,
          text(namesMember ? ', each with its own name: ' : ': '),
          inline('q', {}, [text(words.replaceAll('\n', ' '))]),
        ),
      ],
      ...(platforms && {data: {hProperties: {'data-platforms': platforms}}}),
    })),
  };
  return [
    block('div', {className: 'support-messages'}, [paragraph(text("The toolchain's messages:")), list]),
  ];
}

/** The member without its phase. */
export function toShortLabel({member, methods}: ShownRow): PhrasingContent[] {
  return [code(member), ...(methods.length > 0 ? [text(` of ${toNames(methods)}`)] : [])];
}

/** The name of a row, in its first cell. */
export function rowHead(children: PhrasingContent[]): TableCell {
  return {type: 'tableCell', children, data: {hName: 'th', hProperties: {scope: 'row'}}};
}

export function cell(
  children: PhrasingContent[],
  properties: Readonly<Record<string, string>> = {},
): TableCell {
  return {type: 'tableCell', children, data: {hProperties: properties}};
}

export function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
