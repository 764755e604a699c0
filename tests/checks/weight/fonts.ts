/**
 * The font files that the text of a page needs, told from its style sheets. It is a small part of the cascade: family and
 * slant, with layers, specificity and inheritance. `tests/e2e/weight.spec.ts` compares with what a browser loads.
 */
import type {CheerioAPI} from 'cheerio';
import postcss, {type AtRule, type Container, type Document, type Root, type Rule} from 'postcss';
import {isForPhone} from './media';

/** What tells the font of a page's text: a style sheet, read once for all pages. */
export interface FontSheet {
  readonly faces: readonly Face[];
  /** In the order of their strength, the strongest last. */
  readonly rules: readonly FontRule[];
}

interface Face {
  readonly family: string;
  readonly isItalic: boolean;
  readonly covers: (character: number) => boolean;
  readonly file: string;
}

interface FontRule {
  readonly selector: string;
  /** Classes without which no element matches. */
  readonly classes: readonly string[];
  readonly font: OwnFont;
  /** What the rule puts before or after an element: it is in the rule's font, the element's text is not. */
  readonly generated?: string;
  readonly isPart: boolean;
}

interface Font {
  readonly families: readonly string[];
  readonly isItalic: boolean;
}

/** What an element has of its own; the rest is inherited. */
type OwnFont = {readonly [Part in keyof Font]?: Font[Part] | undefined} & {readonly isHidden?: boolean};

type Strength = readonly [layer: number, specificity: number, place: number];

/** The rules that browsers have. */
const BROWSER_SHEET = `@layer browser {
  i, em, cite, dfn, var, address {font-style: italic}
  code, kbd, samp, pre, tt {font-family: monospace}
  button, input, select, textarea {font-family: system-ui}
  head, script, style, template, noscript, [hidden], dialog:not([open]), [popover] {display: none}
}`;

/** What browsers do not show, whatever the rules of a page say. */
const CLOSED = 'details:not([open]) > :not(summary)';

/** Types of nodes. */
const [ELEMENT, TEXT] = [1, 3];

const INLINE = new Set(['a', 'b', 'code', 'em', 'i', 'img', 'kbd', 'small', 'span', 'strong', 'time']);

/** States that a page is not in before its reader touches it, and parts that hold no text of a page. */
const UNTOUCHED =
  /:(?:hover|focus|active|visited|target|checked|popover-open|modal|-webkit|-moz|:(?!before|after))|::?(?:placeholder|marker|selection|backdrop|view-transition|details-content)/;

const PART = /::?(?:before|after)$/;

/** @param css texts of all sheets of a page, in their order */
export function readFontSheet(css: readonly string[]): FontSheet {
  const root = postcss.parse([BROWSER_SHEET, ...css].join('\n'));
  const faces: Face[] = [];
  const layers: string[] = [];
  const rules: (FontRule & {readonly strength: Strength})[] = [];
  root.walkAtRules('font-face', (rule) => void faces.push(...readFace(rule)));
  root.walkAtRules('layer', (rule) => {
    for (const name of rule.params.split(',')) {
      const full = [layerOf(rule), name.trim()].filter(Boolean).join('.');
      if (!layers.includes(full)) layers.push(full);
    }
  });
  const rankOf = (layer: string) => (layer ? layers.indexOf(layer) : layers.length);
  const variables = readVariables(root, rankOf);
  root.walkRules((rule) => {
    if (!isShown(rule)) return;
    const {font, generated} = readRule(rule, variables);
    if (Object.keys(font).length === 0 && generated === undefined) return;
    const rank = rankOf(layerOf(rule));
    for (const selector of rule.selectors.filter((one) => !UNTOUCHED.test(one))) {
      const own = selector.replace(PART, '') || '*';
      rules.push({
        selector: own,
        classes: [...outsideOfBrackets(own).matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name!),
        font,
        generated,
        isPart: PART.test(selector),
        strength: [rank, specificityOf(own), rules.length],
      });
    }
  });
  return {faces, rules: byStrength(rules)};
}

/** Addresses of the files that the text of a page is drawn with. */
export function fontsOf($: CheerioAPI, {faces, rules}: FontSheet): string[] {
  const classes = new Set([...$('[class]')].flatMap((element) => element.attribs.class!.split(/\s+/)));
  const fonts = new Map<unknown, OwnFont>();
  const parts: {readonly element: unknown; readonly font: OwnFont; readonly text: string}[] = [];
  for (const {selector, classes: needed, font, generated, isPart} of rules) {
    if (!needed.every((name) => classes.has(name))) continue;
    for (const element of $(selector)) {
      if (!isPart) fonts.set(element, {...fonts.get(element), ...font});
      else if (generated) parts.push({element, font, text: generated});
    }
  }
  const texts = new Map<string, {readonly font: Font; readonly characters: Set<number>}>();
  const note = (font: Font, text: string) => {
    const key = JSON.stringify(font);
    const known = texts.get(key) ?? {font, characters: new Set()};
    texts.set(key, known);
    for (const character of text) known.characters.add(character.codePointAt(0)!);
  };
  const closed = new Set<unknown>($(CLOSED));
  const shown = new Map<unknown, Font>();
  const walk = (element: ReturnType<CheerioAPI>[number], outer: Font) => {
    const own = fonts.get(element);
    if (closed.has(element) || own?.isHidden) return;
    const font = inherit(outer, own);
    shown.set(element, font);
    for (const child of 'children' in element ? element.children : []) {
      if (child.nodeType === TEXT && 'data' in child && child.data.trim()) note(font, child.data);
      if (child.nodeType !== ELEMENT || !('name' in child)) continue;
      // A line of inline elements is as high as a line of their parent's font.
      if (INLINE.has(child.name)) note(font, ' ');
      walk(child, font);
    }
    if ('attribs' in element && element.attribs.placeholder) note(font, element.attribs.placeholder);
  };
  for (const element of $('body'))
    walk(element, inherit({families: [], isItalic: false}, fonts.get($('html')[0])));
  for (const {element, font, text} of parts) {
    const outer = shown.get(element);
    if (outer) note(inherit(outer, font), text);
  }
  const files = [...texts.values()].flatMap(({font, characters}) =>
    [...characters].flatMap((character) => fileOf(faces, font, character) ?? []),
  );
  return [...new Set(files)];
}

function inherit(outer: Font, own: OwnFont = {}): Font {
  return {families: own.families ?? outer.families, isItalic: own.isItalic ?? outer.isItalic};
}

/** The file that has a character of a font: of the first family that has it, slanted if it can be. */
function fileOf(faces: readonly Face[], {families, isItalic}: Font, character: number): string | undefined {
  for (const name of families) {
    const family = faces.filter((face) => face.family === name);
    const slanted = family.filter((face) => face.isItalic === isItalic);
    const found = (slanted.length > 0 ? slanted : family).find(({covers}) => covers(character));
    if (found) return found.file;
  }
  return undefined;
}

function readFace(rule: AtRule): Face[] {
  const value = (name: string) => valueOf(rule, name) ?? '';
  const file = /url\(["']?([^"')]+)["']?\)/.exec(value('src'))?.[1];
  if (!file) return [];
  const ranges = value('unicode-range')
    .split(',')
    .filter(Boolean)
    .map((range) => {
      const [first = '', last = first] = range.trim().replace(/^u\+/i, '').split('-');
      return [
        Number.parseInt(first.replaceAll('?', '0'), 16),
        Number.parseInt(last.replaceAll('?', 'f'), 16),
      ];
    });
  return [
    {
      family: unquote(value('font-family')),
      isItalic: /italic|oblique/.test(value('font-style')),
      covers: (character) =>
        ranges.length === 0 || ranges.some(([first, last]) => character >= first! && character <= last!),
      file,
    },
  ];
}

function readRule(rule: Rule, variables: ReadonlyMap<string, string>) {
  const font: {families?: readonly string[] | undefined; isItalic?: boolean | undefined; isHidden?: boolean} =
    {};
  let generated: string | undefined;
  rule.each((declaration) => {
    if (declaration.type !== 'decl') return;
    const value = resolve(declaration.value, variables);
    // What is inherited is left open, and takes back what a weaker rule says.
    const isInherited = value === 'inherit';
    if (['font-style', 'font'].includes(declaration.prop)) {
      font.isItalic = isInherited ? undefined : /\b(?:italic|oblique)\b/.test(value);
    }
    if (['font-family', 'font'].includes(declaration.prop)) {
      font.families = isInherited ? undefined : familiesIn(value);
    }
    if (declaration.prop === 'display') font.isHidden = value === 'none';
    if (declaration.prop === 'content') generated = generatedBy(value);
  });
  return {font, generated};
}

/** Characters that `content` shows: its texts without what is read in their place, and digits where it counts. */
function generatedBy(value: string): string {
  const texts = [...value.replace(/\/\s*"[^"]*"\s*$/, '').matchAll(/"((?:\\.|[^"\\])*)"/g)].map(
    ([, text]) => text!,
  );
  return texts.join('') + (value.includes('counter') ? '0123456789' : '');
}

/** The families of a `font` come after its size, and after the height of the line if there is one. */
function familiesIn(value: string): string[] {
  return value
    .replace(/^.*(?:\d[a-z%]*|\))\s+(?=["'a-z-])/i, '')
    .split(',')
    .map(unquote);
}

function unquote(text: string): string {
  return text.trim().replace(/^(["'])(.*)\1$/, '$2');
}

/** The variables of the root. */
function readVariables(root: Root, rankOf: (layer: string) => number): Map<string, string> {
  const found: {readonly strength: Strength; readonly prop: string; readonly value: string}[] = [];
  root.walkRules((rule) => {
    const selector = rule.selectors.find((one) => /^(?:html|:root|html:root)$/.test(one));
    if (!selector || !isShown(rule)) return;
    const [rank, specificity] = [rankOf(layerOf(rule)), specificityOf(selector)];
    rule.each((node) => {
      if (node.type !== 'decl' || !node.prop.startsWith('--')) return;
      found.push({strength: [rank, specificity, found.length], prop: node.prop, value: node.value});
    });
  });
  return new Map(byStrength(found).map(({prop, value}) => [prop, value]));
}

/** A value with the variables of the root put in. */
function resolve(value: string, variables: ReadonlyMap<string, string>): string {
  const resolved = value.replaceAll(
    /var\((--[\w-]+)\)/g,
    (_whole, name: string) => `${variables.get(name) ?? ''} `,
  );
  return resolved === value ? value.trim() : resolve(resolved, variables);
}

function valueOf(rule: AtRule, name: string): string | undefined {
  return rule.nodes?.flatMap((node) => (node.type === 'decl' && node.prop === name ? node.value : [])).at(-1);
}

/** Whether the conditions around a rule hold on the phone. */
function isShown(rule: Rule): boolean {
  return around(rule).every(({name, params}) => {
    if (name === 'media') return isForPhone(params);
    return name === 'layer' || name === 'supports' || name === 'container';
  });
}

function layerOf(rule: Rule | AtRule): string {
  return around(rule)
    .filter(({name}) => name === 'layer')
    .map(({params}) => params)
    .join('.');
}

/** The rules with an @ that a rule stands in, the outermost first. */
function around(rule: Rule | AtRule): AtRule[] {
  const found: AtRule[] = [];
  let parent: Container | Document | undefined = rule.parent;
  while (parent) {
    if (parent.type === 'atrule') found.unshift(parent as AtRule);
    parent = parent.parent;
  }
  return found;
}

function specificityOf(selector: string): number {
  const flat = selector.replaceAll(/:where\([^()]*\)/g, '');
  const count = (pattern: RegExp) => [...flat.matchAll(pattern)].length;
  return (
    count(/#[\w-]+/g) * 10_000 +
    count(/\.[\w-]+|\[[^\]]+\]|(?<!:):(?!is|not|has)[\w-]+/g) * 100 +
    count(/(?:^|[\s>+~(,])[a-z][\w-]*/g)
  );
}

function outsideOfBrackets(selector: string): string {
  const inner = selector.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '');
  return inner === selector ? inner : outsideOfBrackets(inner);
}

/** The strongest last. */
function byStrength<Item extends {readonly strength: Strength}>(items: readonly Item[]): Item[] {
  return [...items].sort(({strength: [a, b, c]}, {strength: [d, e, f]}) => a - d || b - e || c - f);
}
