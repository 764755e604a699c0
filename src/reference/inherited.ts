import type {PhrasingContent, RootContent} from 'mdast';
import {block, inline, link, text} from '../markdown/nodes';
import {isSubject, linkToType, memberAnchor} from './anchors';
import {type ApiType, entryOf, membersOf} from './model';
import {fold} from './parts';
import type {ReferencePage} from './reference';
import {wingName} from './wingTypes';

/** Links to the members of what a type extends, in a fold for each parent: they are described in the parent's entry. */
export function expandInherited(type: ApiType, page: ReferencePage): RootContent[] {
  const {model, registry} = page;
  return parentsWithMembers(type, page).flatMap((name) => {
    const parent = model.get(entryOf(name, model));
    const url = linkToType(name, page);
    if (!parent || parent.name === type.name || url === undefined) return [];
    const members = name === parent.name ? membersOf(parent, model) : (model.get(name)?.members ?? []);
    if (members.length === 0) return [];
    const base = url.replace(/#.*$/, '');
    const items = members
      .filter(({kind}) => kind !== 'constructor')
      .map((member) => {
        const anchor = memberAnchor(member, parent, isSubject(parent.name, registry));
        return listItem(link(`${base}#${anchor}`, inline('code', {}, [text(member.name)])));
      });
    const title = `Inherited from ${wingName(parent)} (${items.length})`;
    return [fold(title, block('ul', {className: 'api-inherited'}, items))];
  });
}

/** The parents of a type. In the place of a struct that adds no field are the structs that it extends. */
function parentsWithMembers(type: ApiType, page: ReferencePage): readonly string[] {
  return parentsOf(type, page).flatMap((name) => {
    const parent = page.model.get(name);
    const isEmpty = parent?.kind === 'struct' && parent.members.length === 0;
    return isEmpty ? parentsWithMembers(parent, page) : [name];
  });
}

/** The client of a type is a parent too, unless its members are shown as the type's own: then the client's parents are. */
function parentsOf({name, parents, client: clientName}: ApiType, {model}: ReferencePage): readonly string[] {
  const client = clientName === undefined ? undefined : model.get(clientName);
  if (!client) return parents;
  return [...parents, ...(entryOf(client.name, model) === name ? client.parents : [client.name])];
}

function listItem(...children: PhrasingContent[]): RootContent {
  return block('li', {}, children);
}
