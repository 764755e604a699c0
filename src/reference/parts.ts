/** Nodes that the entries of the reference are made of. */
import type {PhrasingContent, RootContent} from 'mdast';
import {block, inline, paragraph, text} from '../markdown/nodes';
import {linkToType} from './anchors';
import {toCode} from './codeParts';
import {inlineMarkdown, markdown} from './comments';
import type {ApiDocs, MemberPhase} from './model';
import type {ReferencePage} from './reference';
import {wingName} from './wingTypes';

/** Content that is folded at first. */
export function fold(title: string, content: RootContent): RootContent {
  return block('ApiFold', {title}, [content]);
}

interface FieldEntry {
  readonly id: string;
  readonly name: string;
  readonly label: readonly PhrasingContent[];
  readonly details: readonly RootContent[];
}

/** An entry of a list of fields, with an anchor and a link to it that can be copied. */
export function fieldEntry({id, name, label, details}: FieldEntry): RootContent[] {
  return [
    block('ApiEntry', {id, name}, label),
    block('dd', {}, details.length > 0 ? details : [paragraph()]),
  ];
}

/** The name of a type, as a link to its entry. */
export function typeLink(name: string, page: ReferencePage): PhrasingContent {
  const type = page.model.get(name);
  return toCode([{text: type ? wingName(type) : name, target: name}], linksFrom(page));
}

/** Finds the links of the names in a piece of code. */
export function linksFrom(page: ReferencePage): (name: string) => string | undefined {
  return (name) => linkToType(name, page);
}

export function phaseMark(
  phase: MemberPhase,
  words = phase === 'unphased' ? 'any phase' : phase,
): PhrasingContent {
  return inline('span', {className: `api-phase api-phase-${phase}`}, [text(words)]);
}

export function describeDocs({summary, remarks}: ApiDocs): RootContent[] {
  return [...markdown(summary), ...(remarks ? markdown(remarks) : [])];
}

/** A default may be a value, which is code, or a sentence. */
export function describeDefault({defaultValue}: ApiDocs): RootContent[] {
  if (!defaultValue) return [];
  const isCode = /^(?:[^\s]+|\[.*\]|".*"|\{.*\}|[\w.]+\(\))$/s.test(defaultValue);
  const value = isCode
    ? [{type: 'inlineCode' as const, value: defaultValue.replace(/\s+/g, ' ')}]
    : (inlineMarkdown(defaultValue) as PhrasingContent[]);
  return [paragraph(text('Default: '), ...value)];
}

export function notes({returns, throws, deprecated}: ApiDocs): RootContent[] {
  return [
    ...note('Returns', returns),
    ...note('Throws', throws),
    ...note('Deprecated', deprecated === '' ? 'Not to be used any more.' : deprecated),
  ];
}

function note(label: string, value: string | undefined): RootContent[] {
  if (value === undefined) return [];
  const content = [inline('b', {}, [text(label)]), text(' '), ...inlineMarkdown(value)];
  return [block('div', {className: 'api-note'}, content)];
}
