/** Recognizes the entries of the API reference by the elements that src/reference writes under their headings. */
import {fullName, memberNames, moduleOf, ownerInSignature, typeNames} from '../shared/apiNames';
import {type Element, followingElements, hasClass} from '../../lib/htmlTree';
import {textOf} from './text';

export interface ApiReader {
  /** Names of a type or a member under its heading; none under a heading of another kind. */
  namesOfHeading(heading: Element, text: string): readonly string[];
  /** A field or a value in the list of its type. */
  field(term: Element): {readonly name: string; readonly names: readonly string[]};
  /** Names of the class that the page documents without a heading for it. */
  subjectNames(): readonly string[];
}

/**
 * Reads the headings of a page in their order.
 *
 * @param path route of the page; that of the standard library includes the module
 */
export function createApiReader(path: string): ApiReader {
  let module = /^\/docs\/api\/standard-library\/(\w+)\//.exec(path)?.[1] ?? '';
  let type = '';
  let subject: string | undefined;

  const enter = (name: string): void => {
    type = name;
    module = moduleOf(name) || module;
  };
  return {
    namesOfHeading(heading, text) {
      const [next, ...others] = followingElements(heading);
      if (!next) return [];
      if (hasClass(next, 'api-signature')) {
        return memberNames(text, ownerInSignature(textOf([next]), text) ?? type);
      }
      if (!hasClass(next, 'api-kind')) return [];
      if (TYPE_NAME.test(text)) {
        enter(fullName(text, module));
        return typeNames(type);
      }
      subject = ownerOf(others);
      enter(subject ?? '');
      return [];
    },
    field(term) {
      const name = /^(?:\w+\.)*(\w+)/.exec(textOf([term]))?.[1] ?? '';
      return {name, names: memberNames(name, type)};
    },
    subjectNames: () => (subject === undefined ? [] : typeNames(subject)),
  };
}

const TYPE_NAME = /^[\w.]+(?:<\w+>)?$/;

/** The type whose members a program calls, or else the type that it creates with `new`. */
function ownerOf(elements: readonly Element[]): string | undefined {
  const end = elements.findIndex((element) => hasClass(element, 'api-kind'));
  const members = elements.slice(0, end < 0 ? undefined : end).flatMap((element, index, all) => {
    const heading = all[index - 1];
    return hasClass(element, 'api-signature') && heading
      ? [{signature: textOf([element]), name: textOf(heading.children)}]
      : [];
  });
  const owners = (some: typeof members) =>
    some.map(({signature, name}) => ownerInSignature(signature, name)).filter((owner) => owner !== undefined);
  const isNew = ({name}: {readonly name: string}) => name === 'new';
  return [...owners(members.filter((one) => !isNew(one))), ...owners(members.filter(isNew))][0];
}
