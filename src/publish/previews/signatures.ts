import type {ApiType} from '../../reference/model';
import type {Reference} from '../../reference/reference';
import {spellMember, wingName} from '../../reference/wingTypes';

/** Page of a whole module. */
const MODULE_PAGE = /\/(\w+)\/api-reference\.md$/;

/**
 * What a program writes to use the subject of a page: the constructor of its class, the name of its type, or the line that
 * brings its module.
 *
 * @returns signatures by page, as a path relative to the repository's folder
 */
export function toSignatures({model, registry}: Omit<Reference, 'version'>): ReadonlyMap<string, string> {
  const pages = new Set(registry.pages.values());
  return new Map(
    [...pages].flatMap((page): [string, string][] => {
      const [, module] = MODULE_PAGE.exec(page) ?? [];
      if (module) return [[page, `bring ${module};`]];
      const classes = (registry.classes.get(page) ?? []).flatMap((name) => model.get(name) ?? []);
      const [subject] = classes;
      if (!subject) return [];
      // An abstract resource is made by a reference to one that is there.
      const made = classes.find(({name}) => name === `${subject.name}Ref`) ?? subject;
      return [[page, spellSubject(made, model)]];
    }),
  );
}

function spellSubject(type: ApiType, model: Reference['model']): string {
  const constructor = type.members.find(({kind}) => kind === 'constructor');
  if (!constructor || type.isAbstract) return wingName(type);
  return spellMember(constructor, type, model)
    .map(({text}) => text)
    .join('');
}
