import {findAll} from 'domutils';
import {type Element, hasClass} from '../../lib/htmlTree';
import {textOf} from './text';

/** The searchable text of a code sample. */
interface SampleText {
  /** Text that a reader may search for word by word: commands, messages, and program output. */
  readonly prose: string;
  /** Program text, of which only the names are kept. */
  readonly code: string;
}

/** Fences that hold commands or messages and no program. */
const PROSE_LANGUAGES = new Set(['sh', 'text', 'console', undefined]);

export function isSample(element: Element): boolean {
  return element.name === 'figure' && hasClass(element, 'code-sample');
}

export function sampleText(figure: Element): SampleText {
  const blocks = findAll(({name}) => name === 'pre', [figure]);
  const isProse = (block: Element) =>
    PROSE_LANGUAGES.has(figure.attribs['data-lang']) ||
    findAll(({name}) => name === 'samp', [block]).length > 0;
  const join = (some: readonly Element[]) => some.map((block) => textOf([block])).join(' ');
  return {
    prose: join(blocks.filter(isProse)),
    code: join(blocks.filter((block) => !isProse(block))),
  };
}

/**
 * Names of a program that the text about it does not say, each of them once: what it calls, and types. Variables are of
 * use to nobody else, so `notes.put` is `put`, but `cloud.Bucket` stays whole.
 */
export function namesIn(code: string, prose: string): string[] {
  const said = new Set(prose.match(/\w+(?:\.\w+)*/g));
  const brought = new Set([...code.matchAll(/\bbring (?:"[^"]*" as )?(\w+)/g)].map(([, module]) => module!));
  const names = [...code.matchAll(/(\.?)\b([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(\(?)/g)].flatMap(
    ([, dot, name, call]) => {
      const [first, ...others] = name!.split('.');
      const isType = /^[A-Z]/.test(first!) || BUILT_IN.has(first!);
      if (others.length === 0) return isType || dot || call || /[A-Z_]/.test(name!) ? name! : [];
      return isType || brought.has(first!) ? name! : others.at(-1)!;
    },
  );
  return [...new Set(names)].filter((name) => name.length > 1 && !said.has(name));
}

/** Types that begin with a small letter. */
const BUILT_IN = new Set(['str', 'num', 'bool', 'bytes', 'duration', 'datetime', 'regex']);
