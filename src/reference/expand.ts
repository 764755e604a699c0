import type {PhrasingContent, RootContent} from 'mdast';
import {isSubject, linkTo, memberAnchor, typeAnchor} from './anchors';
import {type ApiDocs, type ApiMember, type ApiType, type Model, ownerOf, type Phase} from './model';
import {block, heading, inline, link, paragraph, text} from '../markdown/nodes';
import {code} from './code';
import {firstSentence, inlineMarkdown, markdown} from './comments';
import type {Registry} from './registry';
import {PHASES, spellMember, spellType, wingName} from './wingTypes';

export interface Reference {
  readonly model: Model;
  readonly registry: Registry;
  /** Version of the SDK that the reference is of. */
  readonly version: string;
}

interface Context extends Reference {
  readonly page: string;
}

/** The entries that a directive stands for: first the type that it names, then those that belong to it. */
export function expandEntries(names: readonly string[], page: string, reference: Reference): RootContent[] {
  const context = {...reference, page};
  const types = names.map((name) => reference.model.get(name)!);
  const [first, ...others] = types;
  if (!first) return [];
  const subject = isSubject(first.name, reference.registry);
  const sorted = [...others].sort((a, b) => a.shortName.localeCompare(b.shortName, 'en'));
  const title = subject && sorted.length > 0 ? [heading(3, 'Types', 'types')] : [];
  return [
    ...(first.kind === 'class' ? expandClass(first, context) : expandType(first, context)),
    ...title,
    ...sorted.flatMap((type) =>
      type.kind === 'class' ? expandClass(type, context) : expandType(type, context),
    ),
  ];
}

/** The members of a page's classes, a row each with what it does, in a table for each class. */
export function expandIndex(names: readonly string[], page: string, reference: Reference): RootContent[] {
  const context = {...reference, page};
  const tables = names.flatMap((name) => {
    const type = reference.model.get(name)!;
    const subject = isSubject(name, reference.registry);
    const title = subject ? [] : [paragraph(link(`#${typeAnchor(type)}`, text(wingName(type))))];
    const groups = PHASES.flatMap((phase) => indexGroup(type, phase, subject, context));
    return groups.length > 0 ? [...title, block('table', {}, groups)] : title;
  });
  return tables.length > 0 ? [block('nav', {className: 'api-index', 'aria-label': 'Members'}, tables)] : [];
}

function indexGroup(type: ApiType, phase: Phase, subject: boolean, {model}: Context): RootContent[] {
  // Where classes are listed, each can be made by its name alone.
  const members = allMembers(type, model).filter(
    (member) => member.phase === phase && (subject || member.kind !== 'constructor'),
  );
  if (members.length === 0) return [];
  const rows = members.map((member) => {
    const label = member.kind === 'method' ? `${member.name}()` : member.name;
    return block('tr', {}, [
      block('td', {}, [link(`#${memberAnchor(member, type, subject)}`, text(label))] as RootContent[]),
      block('td', {}, inlineMarkdown(firstSentence(summaryOf(member, type)))),
    ]);
  });
  const head = block('th', {colSpan: '2', scope: 'rowgroup'}, [phaseMark(phase)] as RootContent[]);
  return [block('tbody', {}, [block('tr', {}, [head]), ...rows])];
}

function summaryOf({kind, docs}: ApiMember, {shortName}: ApiType): string {
  if (docs.summary || kind !== 'constructor') return docs.summary;
  return `Creates ${/^(?:A|E|I|O)/.test(shortName) ? 'an' : 'a'} \`${shortName}\``;
}

function listItem(...children: PhrasingContent[]): RootContent {
  return block('li', {}, children);
}

function expandClass(type: ApiType, context: Context): RootContent[] {
  const {model, registry} = context;
  const subject = isSubject(type.name, registry);
  const depth = subject ? 3 : 4;
  const title = subject ? [] : [heading(3, wingName(type), typeAnchor(type))];
  const members = [...allMembers(type, model)].sort(
    (a, b) => PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase),
  );
  return [
    ...title,
    ...describe(type, context),
    ...members.flatMap((member) => [
      heading(depth, member.name, memberAnchor(member, type, subject)),
      ...expandMember(member, type, context),
    ]),
    ...inherited(type, context),
  ];
}

/** What a program can call on a type: its own members, and those of its client. */
export function allMembers(type: ApiType, model: Model): readonly ApiMember[] {
  const client = type.client === undefined ? undefined : model.get(type.client);
  const isOwn = client !== undefined && ownerOf(client.name, model)?.name === type.name;
  return [...type.members, ...(isOwn ? client.members : [])];
}

function expandType(type: ApiType, context: Context): RootContent[] {
  const title = heading(
    isOnlyEntry(type, context) ? 3 : 4,
    wingName(type).replace(/^.*\./, ''),
    typeAnchor(type),
  );
  return [title, ...describe(type, context), ...expandBody(type, context)];
}

/** A type that a directive names by itself stands where classes stand. */
function isOnlyEntry({name}: ApiType, {registry}: Context): boolean {
  return [...registry.entries.values()].some(([first]) => first === name);
}

function expandBody(type: ApiType, context: Context): RootContent[] {
  if (type.kind === 'enum') {
    const values = type.values.flatMap(({name, docs}) =>
      entry(
        `${typeAnchor(type)}-${name.toLowerCase()}`,
        name,
        code([{text: name}], () => undefined),
        plainText(docs),
      ),
    );
    return [fold(`Values (${type.values.length})`, block('dl', {className: 'api-fields'}, values))];
  }
  if (type.kind === 'function') {
    const handle = context.model.get(type.client!)!.members.find(({name}) => name === 'handle')!;
    return [
      block('ApiAnchor', {id: memberAnchor(handle, type, false)}, []),
      ...expandMember(handle, type, context),
    ];
  }
  const members = allMembers(type, context.model);
  const fields = members.flatMap((member) => expandField(member, type, context));
  const word = type.kind === 'struct' ? 'Fields' : 'Members';
  return [
    ...(fields.length > 0
      ? [fold(`${word} (${members.length})`, block('dl', {className: 'api-fields'}, fields))]
      : []),
    ...inherited(type, context),
  ];
}

function expandField(member: ApiMember, type: ApiType, context: Context): RootContent[] {
  const {docs, phase} = member;
  const signature = code(spellMember(member, type, context.model), linker(context));
  const mark = type.kind === 'interface' ? [phaseMark(phase), text(' ')] : [];
  const details = [
    ...plainText(docs),
    ...(docs.defaultValue ? [paragraph(text('Default: '), ...defaultText(docs.defaultValue))] : []),
    ...(docs.example && !docs.example.includes('\n')
      ? [paragraph(text('Example: '), {type: 'inlineCode', value: docs.example})]
      : []),
    ...expandParameters(member),
    ...notes(docs),
  ];
  return entry(memberAnchor(member, type, false), member.name, signature, details, mark);
}

/** One entry of a list, with an anchor and a link to it that can be copied. */
function entry(
  id: string,
  name: string,
  signature: PhrasingContent,
  details: readonly RootContent[],
  before: readonly PhrasingContent[] = [],
): RootContent[] {
  return [
    block('ApiEntry', {id, name}, [...before, signature] as RootContent[]),
    block('dd', {}, details.length > 0 ? details : [paragraph()]),
  ];
}

function expandMember(member: ApiMember, type: ApiType, context: Context): RootContent[] {
  const {docs, phase} = member;
  const parts =
    type.kind === 'function'
      ? spellType({fqn: `@winglang/sdk.${type.name}`}, context.model, type.module).map(({target, ...part}) =>
          target === type.name ? part : {...part, ...(target !== undefined && {target})},
        )
      : spellMember(member, type, context.model);
  const mark = type.kind === 'function' ? [] : [phaseMark(phase), text(' ')];
  return [
    block('p', {className: 'api-signature'}, [...mark, code(parts, linker(context))] as RootContent[]),
    ...markdown(docs.summary),
    ...(docs.remarks ? markdown(docs.remarks) : []),
    ...expandParameters(member),
    ...(docs.defaultValue ? [paragraph(text('Default: '), ...defaultText(docs.defaultValue))] : []),
    ...notes(docs),
  ];
}

function expandParameters({parameters}: ApiMember): RootContent[] {
  const described = parameters.filter((parameter) => parameter.text);
  if (described.length === 0) return [];
  const items = described.flatMap((parameter) => [
    block('dt', {}, [inline('code', {}, [text(parameter.name)])] as RootContent[]),
    block('dd', {}, inlineMarkdown(parameter.text)),
  ]);
  return [block('dl', {className: 'api-parameters'}, items)];
}

function notes({returns, throws, deprecated}: ApiDocs): RootContent[] {
  const note = (label: string, value: string | undefined): RootContent[] =>
    value === undefined
      ? []
      : [
          block('div', {className: 'api-note'}, [
            inline('b', {}, [text(label)]),
            text(' '),
            ...inlineMarkdown(value),
          ] as RootContent[]),
        ];
  return [
    ...note('Returns', returns),
    ...note('Throws', throws),
    ...note('Deprecated', deprecated === '' ? 'Not to be used any more.' : deprecated),
  ];
}

function describe(type: ApiType, context: Context): RootContent[] {
  const {docs, parents, source} = type;
  const kind = type.kind === 'function' ? 'closure' : `${type.isAbstract ? 'abstract ' : ''}${type.kind}`;
  const extended =
    type.kind === 'function'
      ? []
      : parents.flatMap((name, index) => [text(index === 0 ? ' · extends ' : ', '), named(name, context)]);
  const place =
    source && type.kind === 'class'
      ? [text(' · '), link(sourceUrl(source, context.version), text('source'))]
      : [];
  return [
    block('p', {className: 'api-kind'}, [text(kind), ...extended, ...place] as RootContent[]),
    ...markdown(docs.summary),
    ...(docs.remarks ? markdown(docs.remarks) : []),
    ...notes(docs),
  ];
}

/** The sources of a release stand at its tag. */
function sourceUrl({file, line}: {readonly file: string; readonly line: number}, version: string): string {
  return `https://github.com/winglang/wing/blob/v${version}/packages/@winglang/sdk/${file}#L${line}`;
}

/** Members of what a type extends, folded: each is described in its own place. */
function inherited(type: ApiType, context: Context): RootContent[] {
  const {model, registry, page} = context;
  const client = type.client === undefined ? undefined : model.get(type.client);
  const isShown = client !== undefined && ownerOf(client.name, model)?.name === type.name;
  const parents = [...type.parents, ...(client ? (isShown ? client.parents : [client.name]) : [])];
  return parents.flatMap((name) => {
    const parent = ownerOf(name, model) ?? model.get(name);
    if (!parent || parent.name === type.name) return [];
    const members = name === parent.name ? allMembers(parent, model) : (model.get(name)?.members ?? []);
    const url = linkTo(parent.name, page, model, registry);
    if (members.length === 0 || url === undefined) return [];
    const subject = isSubject(parent.name, registry);
    const base = url.replace(/#.*$/, '');
    const items = members
      .filter(({kind}) => kind !== 'constructor')
      .map((member) =>
        listItem(
          link(`${base}#${memberAnchor(member, parent, subject)}`, inline('code', {}, [text(member.name)])),
        ),
      );
    const title = `Inherited from ${wingName(parent)} (${items.length})`;
    return [fold(title, block('ul', {className: 'api-inherited'}, items))];
  });
}

function fold(title: string, content: RootContent): RootContent {
  return block('ApiFold', {title}, [content]);
}

function named(name: string, context: Context): PhrasingContent {
  const type = context.model.get(name);
  return code([{text: type ? wingName(type) : name, target: name}], linker(context));
}

function linker({page, model, registry}: Context): (name: string) => string | undefined {
  return (name) => linkTo(name, page, model, registry);
}

function phaseMark(phase: Phase): PhrasingContent {
  return inline('span', {className: `api-phase api-phase-${phase}`}, [
    text(phase === 'unphased' ? 'any phase' : phase),
  ]);
}

/** A value is code, a sentence is none. */
function defaultText(value: string): PhrasingContent[] {
  const isCode = /^(?:[^\s]+|\[.*\]|".*"|\{.*\}|[\w.]+\(\))$/s.test(value);
  return isCode
    ? [{type: 'inlineCode', value: value.replace(/\s+/g, ' ')}]
    : (inlineMarkdown(value) as PhrasingContent[]);
}

function plainText({summary, remarks}: ApiDocs): RootContent[] {
  return [...markdown(summary), ...(remarks ? markdown(remarks) : [])];
}
