import {attribute, type Element, findAll, hasClass} from './html';
import {textOf} from './text';

/** What search knows of a code sample. */
export interface SampleText {
  /** What a reader may look for word by word: commands, messages, what programs print. */
  readonly prose: string;
  /** Program text, of which only the names are kept. */
  readonly code: string;
}

/** Fences that hold commands or messages and no program. */
const PROSE_LANGUAGES = new Set(['sh', 'text', 'console', undefined]);

export function isSample(element: Element): boolean {
  return element.tagName === 'figure' && hasClass(element, 'code-sample');
}

export function sampleText(figure: Element): SampleText {
  const blocks = findAll([figure], ({tagName}) => tagName === 'pre');
  const isProse = (block: Element) =>
    PROSE_LANGUAGES.has(attribute(figure, 'data-lang')) ||
    findAll([block], ({tagName}) => tagName === 'samp').length > 0;
  const join = (some: readonly Element[]) => some.map((block) => textOf([block])).join(' ');
  return {
    prose: join(blocks.filter(isProse)),
    code: join(blocks.filter((block) => !isProse(block))),
  };
}

/** Names of a program that the text about it does not say: `cloud.Bucket`, `onMessage`. Each of them once. */
export function namesIn(code: string, prose: string): string[] {
  const said = new Set(prose.match(NAME));
  return [...new Set(code.match(NAME))].filter((name) => name.length > 1 && !said.has(name));
}

const NAME = /[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*/g;
