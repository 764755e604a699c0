import type {PhrasingContent} from 'mdast';
import {inline, link, text} from '../markdown/nodes';

/** A piece of Wing code; one with a target is a name that links to the entry of that type. */
export interface CodePart {
  readonly text: string;
  readonly target?: string;
  readonly role?: 'keyword' | 'type' | 'name';
}

/** Wing code as one `code` element, in which the names of types are links to their entries. */
export function toCode(
  parts: readonly CodePart[],
  linkOf: (name: string) => string | undefined,
): PhrasingContent {
  const children = merge(parts).map((part): PhrasingContent => {
    const url = part.target === undefined ? undefined : linkOf(part.target);
    if (url !== undefined) return link(url, text(part.text));
    return part.role ? inline('span', {className: CLASSES[part.role]}, [text(part.text)]) : text(part.text);
  });
  return inline('code', {}, children);
}

const CLASSES = {keyword: 'token keyword', type: 'token type', name: 'token function'} as const;

/** Joins plain parts that follow one another. */
function merge(parts: readonly CodePart[]): CodePart[] {
  const merged: CodePart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (last && !last.role && !last.target && !part.role && !part.target)
      merged[merged.length - 1] = {text: last.text + part.text};
    else merged.push(part);
  }
  return merged;
}
