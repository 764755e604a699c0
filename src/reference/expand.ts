/** The entries of types in a page: headings, signatures and descriptions, made of the model. */
import type {RootContent} from 'mdast';
import {block, heading, link, text} from '../markdown/nodes';
import {isSubject, memberAnchor, typeAnchor} from './anchors';
import {toCode} from './codeParts';
import {expandInherited} from './inherited';
import {expandField, expandMember} from './members';
import {type ApiType, membersOf, MEMBER_PHASES} from './model';
import {describeDocs, fieldEntry, notes, typeLink} from './parts';
import type {ReferencePage} from './reference';
import {wingName} from './wingTypes';

/** The entries of a directive: the type that it names first, and then those that belong to it. */
export function expandEntries(names: readonly string[], page: ReferencePage): RootContent[] {
  const [first, ...others] = names.map((name) => page.model.get(name)!);
  if (!first) return [];
  const sorted = others.sort((a, b) => a.shortName.localeCompare(b.shortName, 'en'));
  return [
    ...expandEntry(first, page),
    ...(first.kind === 'class' && sorted.length > 0 ? [typesHeading(first, page)] : []),
    ...sorted.flatMap((type) => expandEntry(type, page)),
  ];
}

/** The heading of the types that belong to a class. */
function typesHeading(type: ApiType, {registry}: ReferencePage): RootContent {
  return isSubject(type.name, registry)
    ? heading(3, 'Types', 'types')
    : heading(3, `Types of ${wingName(type)}`, `${typeAnchor(type)}-types`);
}

function expandEntry(type: ApiType, page: ReferencePage): RootContent[] {
  return type.kind === 'class' ? expandClass(type, page) : expandType(type, page);
}

function expandClass(type: ApiType, page: ReferencePage): RootContent[] {
  const {model, registry} = page;
  const subject = isSubject(type.name, registry);
  const depth = subject ? 3 : 4;
  const title = subject ? [] : [heading(3, wingName(type), typeAnchor(type))];
  const members = [...membersOf(type, model)].sort(
    (a, b) => MEMBER_PHASES.indexOf(a.phase) - MEMBER_PHASES.indexOf(b.phase),
  );
  return [
    ...title,
    ...describe(type, page),
    ...members.flatMap((member) => [
      heading(depth, member.name, memberAnchor(member, type, subject)),
      ...expandMember(member, type, page),
    ]),
    ...expandInherited(type, page),
  ];
}

function expandType(type: ApiType, page: ReferencePage): RootContent[] {
  const title = heading(
    isNamedFirst(type, page) ? 3 : 4,
    wingName(type).replace(/^.*\./, ''),
    typeAnchor(type),
  );
  return [title, ...describe(type, page), ...expandBody(type, page)];
}

/** Whether a directive names the type first; its heading then has the level of a class. */
function isNamedFirst({name}: ApiType, {registry}: ReferencePage): boolean {
  return [...registry.entries.values()].some(([first]) => first === name);
}

function expandBody(type: ApiType, page: ReferencePage): RootContent[] {
  if (type.kind === 'enum') {
    const values = type.values.flatMap(({name, docs}) =>
      fieldEntry({
        id: `${typeAnchor(type)}-${name.toLowerCase()}`,
        name,
        label: [toCode([{text: name}], () => undefined)],
        details: describeDocs(docs),
      }),
    );
    return [block('dl', {className: 'api-fields'}, values)];
  }
  if (type.kind === 'function') {
    const handle = page.model.get(type.client!)!.members.find(({name}) => name === 'handle')!;
    return [
      block('ApiAnchor', {id: memberAnchor(handle, type, false)}, []),
      ...expandMember(handle, type, page),
    ];
  }
  const fields = membersOf(type, page.model).flatMap((member) => expandField(member, type, page));
  return [
    ...(fields.length > 0 ? [block('dl', {className: 'api-fields'}, fields)] : []),
    ...expandInherited(type, page),
  ];
}

function describe(type: ApiType, page: ReferencePage): RootContent[] {
  const {docs, parents, source} = type;
  const kind = type.kind === 'function' ? 'closure' : `${type.isAbstract ? 'abstract ' : ''}${type.kind}`;
  const extended =
    type.kind === 'function'
      ? []
      : parents.flatMap((name, index) => [text(index === 0 ? ' · extends ' : ', '), typeLink(name, page)]);
  const place =
    source && type.kind === 'class'
      ? [text(' · '), link(sourceUrl(source, page.version), text('source'))]
      : [];
  return [
    block('p', {className: 'api-kind'}, [text(kind), ...extended, ...place] as RootContent[]),
    ...describeDocs(docs),
    ...notes(docs),
  ];
}

/** A release has a tag of its version. */
function sourceUrl({file, line}: {readonly file: string; readonly line: number}, version: string): string {
  return `https://github.com/winglang/wing/blob/v${version}/packages/@winglang/sdk/${file}#L${line}`;
}
