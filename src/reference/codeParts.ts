import type {PhrasingContent} from 'mdast';
import {inline, link, text} from '../markdown/nodes';
import type {CodePart} from './wingTypes';

/** Wing code as one element; names whose entries are known are links. */
export function code(
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

const CLASSES = {keyword: 'token keyword', type: 'token class-name', name: 'token function'} as const;

/** Plain pieces that follow one another are one piece of text. */
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
