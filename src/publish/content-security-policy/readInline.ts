/** Finds in a page what the policy has to name, and what it refuses. */
import {findAll, textContent} from 'domutils';
import {parsePage} from '../../lib/htmlTree';

export interface InlineScript {
  readonly text: string;
  /** Of the file, from 1. */
  readonly line: number;
}

/** What the policy of the pages refuses. */
export interface Refused {
  readonly line: number;
  /** A sentence. */
  readonly problem: string;
}

export interface Inline {
  readonly scripts: readonly InlineScript[];
  readonly refused: readonly Refused[];
}

/** Types of `script` elements that browsers do not run. */
const DATA = /^application\/(?:ld\+)?json$/;

/** Elements that load or send something, and the attributes with the address. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  iframe: ['src'],
  form: ['action'],
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  input: ['formaction', 'src'],
  button: ['formaction'],
};

/** Elements of which a page of this site has none. */
const FORBIDDEN = /^(?:style|base|object|embed|frame|applet)$/;

/** Kinds of links that a browser loads. */
const LOADED_LINK = /\b(?:stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest)\b/;

/**
 * @param html of the whole page
 * @param hasLines whether lines are told, which takes longer; without, all is on line 1
 */
export function readInline(html: string, hasLines = false): Inline {
  const scripts: InlineScript[] = [];
  const refused: Refused[] = [];
  for (const element of findAll(() => true, parsePage(html, hasLines))) {
    const {name, attribs, sourceCodeLocation} = element;
    const line = sourceCodeLocation?.startLine ?? 1;
    for (const problem of problemsOf(name, attribs)) refused.push({line, problem});
    const isInline = name === 'script' && !('src' in attribs) && !DATA.test(attribs['type'] ?? '');
    if (isInline) scripts.push({text: textContent(element), line});
  }
  return {scripts, refused};
}

function problemsOf(name: string, attributes: Readonly<Record<string, string>>): string[] {
  const problems: string[] = [];
  if (FORBIDDEN.test(name)) problems.push(`No page has <${name}>.`);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === 'style') problems.push(`style="${value}": give the element a class.`);
    if (attribute === 'srcdoc') problems.push('srcdoc: give the frame a file.');
    if (attribute.startsWith('on'))
      problems.push(`${attribute}="${value}": listen to the event in a script.`);
    if (/^\s*javascript:/i.test(value)) problems.push(`${attribute}="${value}": do this in a script.`);
  }
  const addresses = [
    ...(ADDRESSES[name] ?? []).map((attribute) => attributes[attribute]),
    ...(name === 'link' && LOADED_LINK.test(attributes.rel ?? '') ? [attributes.href] : []),
  ];
  for (const address of addresses) {
    if (address === undefined || isOwn(address) || (name === 'img' && address.startsWith('data:'))) continue;
    problems.push(`<${name}> of ${address.slice(0, 100)}: a page loads files of this site only.`);
  }
  return problems;
}

/** Without an origin: a path, a query or a hash. */
function isOwn(address: string): boolean {
  return !/^\s*(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(address);
}
