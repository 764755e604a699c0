/** The table at the top of a page: each member of its classes, with what it does. */
import type {RootContent} from 'mdast';
import {block, link, paragraph, text} from '../markdown/nodes';
import {isSubject, memberAnchor, typeAnchor} from './anchors';
import {firstSentence, inlineMarkdown} from './comments';
import {type ApiMember, type ApiType, type MemberPhase, membersOf, MEMBER_PHASES} from './model';
import {phaseMark} from './parts';
import type {ReferencePage} from './reference';
import {wingName} from './wingTypes';

/** A table for each of a page's classes, with a row for each member. */
export function expandIndex(names: readonly string[], page: ReferencePage): RootContent[] {
  const tables = names.flatMap((name) => {
    const type = page.model.get(name)!;
    const title = isSubject(name, page.registry)
      ? []
      : [paragraph(link(`#${typeAnchor(type)}`, text(wingName(type))))];
    const groups = MEMBER_PHASES.flatMap((phase) => indexGroup(type, phase, page));
    return groups.length > 0 ? [...title, block('table', {}, groups)] : title;
  });
  return tables.length > 0 ? [block('nav', {className: 'api-index', 'aria-label': 'Members'}, tables)] : [];
}

function indexGroup(type: ApiType, phase: MemberPhase, {model, registry}: ReferencePage): RootContent[] {
  const isOnly = isSubject(type.name, registry);
  // On a page of several classes, the title of the table is the class, so its constructor needs no row.
  const members = membersOf(type, model).filter(
    (member) => member.phase === phase && (isOnly || member.kind !== 'constructor'),
  );
  if (members.length === 0) return [];
  const rows = members.map((member) => {
    const label = member.kind === 'method' ? `${member.name}()` : member.name;
    return block('tr', {}, [
      block('td', {}, [link(`#${memberAnchor(member, type, isOnly)}`, text(label))] as RootContent[]),
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
