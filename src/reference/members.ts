import type {RootContent} from 'mdast';
import {block, inline, paragraph, text} from '../markdown/nodes';
import {memberAnchor} from './anchors';
import {toCode} from './codeParts';
import {inlineMarkdown} from './comments';
import type {ApiMember, ApiType} from './model';
import {describeDefault, describeDocs, fieldEntry, linksFrom, notes, phaseMark} from './parts';
import {expandPlatforms} from './platforms';
import type {ReferencePage} from './reference';
import {spellClosure, spellMember} from './wingTypes';

/** What is below the heading of a member: its signature and its description. */
export function expandMember(member: ApiMember, type: ApiType, page: ReferencePage): RootContent[] {
  const {docs, phase} = member;
  const isClosure = type.kind === 'function';
  const parts = isClosure ? spellClosure(type, page.model) : spellMember(member, type, page.model);
  // Inflight code lifts the preflight fields of a class, all of which are strings, numbers, or maps of strings.
  const isReadInflight = phase === 'preflight' && type.kind === 'class' && member.kind === 'property';
  const mark = isClosure
    ? []
    : [phaseMark(phase, isReadInflight ? 'preflight, readable inflight' : undefined), text(' ')];
  return [
    block('p', {className: 'api-signature'}, [...mark, toCode(parts, linksFrom(page))] as RootContent[]),
    ...describeDocs(docs),
    ...expandParameters(member),
    ...describeDefault(docs),
    ...notes(docs),
    ...expandPlatforms(member, type, page.support),
  ];
}

/** A member as an entry in a list of fields. */
export function expandField(member: ApiMember, type: ApiType, page: ReferencePage): RootContent[] {
  const {docs, phase, name} = member;
  const signature = toCode(spellMember(member, type, page.model), linksFrom(page));
  const mark = type.kind === 'interface' ? [phaseMark(phase), text(' ')] : [];
  return fieldEntry({
    id: memberAnchor(member, type, false),
    name,
    label: [...mark, signature],
    details: [
      ...describeDocs(docs),
      ...describeDefault(docs),
      ...(docs.example && !docs.example.includes('\n')
        ? [paragraph(text('Example: '), {type: 'inlineCode', value: docs.example})]
        : []),
      ...expandParameters(member),
      ...notes(docs),
      ...expandPlatforms(member, type, page.support),
    ],
  });
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
