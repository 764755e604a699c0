import {findAll, isTag} from 'domutils';
import {type ApiReader, createApiReader} from './apiEntries';
import {type Element, type HtmlNode} from '../../lib/htmlTree';
import {isSample, sampleText} from './samples';
import {isChrome, rawText, textOf} from './text';

/** The content under one heading of a page. */
export interface Part {
  /** Empty for the content before the first heading. */
  readonly anchor: string;
  /** Headings under the title, down to this one. */
  readonly trail: readonly string[];
  /** Names of the API entry that is documented here. */
  readonly names: readonly string[];
  /** Pieces of text, with their original whitespace. */
  readonly prose: string[];
  readonly code: string[];
}

/**
 * Cuts the main element of a page at its headings, and at the fields in lists of the API reference.
 *
 * @param path route of the page without the base URL
 * @returns at least one part: the page's own
 */
export function readParts(main: Element, path: string): readonly Part[] {
  const api = createApiReader(path);
  const reader = new PartReader(
    api,
    new Set(cardsOf(main)),
    new Set(findAll(isCut, [main]).flatMap(parentsOf)),
  );
  reader.visit(main.children);
  const [own, ...others] = reader.parts;
  return [{...own!, names: api.subjectNames()}, ...others];
}

/** Tracks the position in the page: the headings above it, and the part that text is added to. */
class PartReader {
  readonly parts: Part[] = [];
  private current = this.open('', [], []);
  private headings: {readonly level: number; readonly text: string}[] = [];

  constructor(
    private readonly api: ApiReader,
    private readonly cards: ReadonlySet<Element>,
    /** Elements with a descendant that starts a part. */
    private readonly cutInside: ReadonlySet<Element>,
  ) {}

  visit(nodes: readonly HtmlNode[]): void {
    for (const node of nodes) {
      if (isTag(node)) this.visitElement(node);
      else this.current.prose.push(rawText(node));
    }
  }

  private visitElement(element: Element): void {
    const {name, children} = element;
    if (isChrome(element) || this.cards.has(element) || name === 'h1') return;
    if (HEADING.test(name)) this.visitHeading(element);
    else if (isFieldList(element)) this.visitFields(children.filter(isTag));
    else if (isSample(element)) this.visitSample(element);
    else if (this.cutInside.has(element)) this.visit(children);
    else this.current.prose.push(rawText(element));
  }

  private visitHeading(heading: Element): void {
    const text = textOf(heading.children);
    const anchor = anchorOf(heading);
    if (anchor === undefined || !text) {
      this.current.prose.push(rawText(heading));
      return;
    }
    const level = Number(heading.name.slice(1));
    this.headings = [...this.headings.filter((one) => one.level < level), {level, text}];
    this.current = this.open(anchor, this.trail(), this.api.namesOfHeading(heading, text));
  }

  /** Fields have no headings. The content after their list belongs to the heading above the list again. */
  private visitFields(elements: readonly Element[]): void {
    const outer = this.current;
    for (const element of elements) {
      if (element.name === 'dt') {
        const {name, names} = this.api.field(element);
        this.current = this.open(element.attribs['id'] ?? '', [...this.trail(), name], names);
      }
      this.visit([element]);
    }
    this.current = outer;
  }

  private visitSample(figure: Element): void {
    const {prose, code} = sampleText(figure);
    this.current.prose.push(` ${prose} `);
    this.current.code.push(code);
  }

  private trail(): string[] {
    return this.headings.map(({text}) => text);
  }

  private open(anchor: string, trail: readonly string[], names: readonly string[]): Part {
    const part = {anchor, trail, names, prose: [], code: []};
    this.parts.push(part);
    return part;
  }
}

const HEADING = /^h[2-6]$/;
const CUTS = /^(?:h[1-6]|article)$/;

/** Whether an element starts a part, or its text is read differently from its parent's. */
function isCut(element: Element): boolean {
  return CUTS.test(element.name) || isFieldList(element) || isSample(element);
}

function parentsOf(element: Element): Element[] {
  const parent = element.parentNode;
  return parent && isTag(parent) ? [parent, ...parentsOf(parent)] : [];
}

function isFieldList({name, children}: Element): boolean {
  return (
    name === 'dl' && children.some((child) => isTag(child) && child.name === 'dt' && child.attribs['id'])
  );
}

/** A heading's anchor, unless it is an id by React, which changes with the page. */
function anchorOf(heading: Element): string | undefined {
  const id = heading.attribs['id'];
  return id && !id.startsWith('_') ? id : undefined;
}

/** Cards that link to other pages, which have records themselves. A page with its own text has only one article. */
function cardsOf(main: Element): Element[] {
  const articles = findAll(({name}) => name === 'article', [main]);
  const inner = articles.filter((one) => findAll(({name}) => name === 'article', one.children).length === 0);
  return articles.length > 1 ? inner : [];
}
