/** Reads what the style sheet and the fonts of a page have to hold. */
import {isTag, isText, textContent} from 'domutils';
import type {HtmlNode} from '../../lib/htmlTree';
import {readScript, type ScriptUse} from './readScript';

/** The looks of text that have a font of their own. */
export type Face = 'text' | 'italic' | 'code';

export interface PageUse extends ScriptUse {
  readonly tags: readonly string[];
  readonly classes: readonly string[];
  readonly ids: readonly string[];
  readonly attributes: readonly string[];
  readonly characters: Readonly<Record<Face, string>>;
}

/** Elements that browsers, and the site's sheet, give such a font. */
const CODE = /^(?:code|pre|kbd|samp)$/;
const ITALIC = /^(?:em|i|cite|dfn|address|var)$/;

/** @param nodes of the whole page */
export function readPage(nodes: readonly HtmlNode[]): PageUse {
  const found = {
    tags: new Set<string>(),
    classes: new Set<string>(),
    ids: new Set<string>(),
    attributes: new Set<string>(),
    words: new Set<string>(),
    properties: new Set<string>(),
  };
  const characters = {text: new Set<string>(), italic: new Set<string>(), code: new Set<string>()};

  const visit = (node: HtmlNode, face: Face): void => {
    if (isText(node)) addAll(characters[face], node.data);
    if (!isTag(node)) return;
    found.tags.add(node.name);
    for (const [attribute, value] of Object.entries(node.attribs)) {
      found.attributes.add(attribute);
      if (attribute === 'class') addAll(found.classes, value.split(/\s+/));
      if (attribute === 'id') found.ids.add(value);
      // Drawings name their colours in attributes.
      if (value.includes('var(')) addAll(found.properties, readScript(value).properties);
    }
    if (node.name === 'script') {
      const {words, properties} = readScript(textContent(node));
      addAll(found.words, words);
      addAll(found.properties, properties);
      return;
    }
    const inner = faceOf(node.name, face);
    for (const child of node.children) visit(child, inner);
  };
  for (const node of nodes) visit(node, 'text');
  return {
    tags: [...found.tags],
    classes: [...found.classes],
    ids: [...found.ids],
    attributes: [...found.attributes],
    words: [...found.words],
    properties: [...found.properties],
    characters: {
      text: [...characters.text].join(''),
      italic: [...characters.italic].join(''),
      code: [...characters.code].join(''),
    },
  };
}

/** What all pages of a kind use. */
export function joinUses(pages: readonly PageUse[]): PageUse {
  const all = <Item>(of: (page: PageUse) => Iterable<Item>) => [
    ...new Set(pages.flatMap((page) => [...of(page)])),
  ];
  return {
    tags: all(({tags}) => tags),
    classes: all(({classes}) => classes),
    ids: all(({ids}) => ids),
    attributes: all(({attributes}) => attributes),
    words: all(({words}) => words),
    properties: all(({properties}) => properties),
    characters: {
      text: all(({characters}) => characters.text).join(''),
      italic: all(({characters}) => characters.italic).join(''),
      code: all(({characters}) => characters.code).join(''),
    },
  };
}

/** @param outer of the element's parent */
function faceOf(name: string, outer: Face): Face {
  if (outer === 'code' || CODE.test(name)) return 'code';
  return ITALIC.test(name) ? 'italic' : outer;
}

function addAll(set: Set<string>, values: Iterable<string>): void {
  for (const value of values) set.add(value);
}
