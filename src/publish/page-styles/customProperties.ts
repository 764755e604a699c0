/** Custom properties cost as much as rules, and most of Infima's have no effect on any page. */
import {transform} from 'lightningcss';
import postcss, {type Declaration} from 'postcss';

/** Selectors of the root element, whatever its theme. */
const ROOT = /^(?:html)?(?::root)?(?:\[data-theme=['"]?dark['"]?\])?(?::root)?$/;
const ALWAYS = /^(?:html)?(?::root)?$/;
const READ = /var\(\s*(--[\w-]+)/g;
/** As a background, the minifier makes `0 0` of it, which is another place of the picture that is not there. */
const REWRITTEN = 'transparent';
/** Without a value for when there is none. */
const READ_PLAIN = /var\(\s*(--[\w-]+)\s*\)/g;
const SET = /[{;]\s*(--[\w-]+)\s*:/g;
const KEYFRAMES = /@keyframes ([\w-]+)/g;

/**
 * Leaves out values of the root element that never count: they are in a layer, and are set again outside of all layers, which
 * is stronger.
 */
export function dropOverridden(css: string): string {
  const root = postcss.parse(css);
  const strong = new Set<string>();
  root.each((node) => {
    if (node.type !== 'rule' || !node.selectors.some((selector) => /^(?:html)?:root$/.test(selector))) return;
    node.walkDecls(/^--/, ({prop}) => {
      strong.add(prop);
    });
  });
  root.walkDecls(/^--/, (declaration) => {
    if (strong.has(declaration.prop) && isOfRoot(declaration) && isInLayer(declaration)) declaration.remove();
  });
  return root.toString();
}

/**
 * Writes the values of custom properties where they are read, which takes less room than their names and definitions, if a
 * property has one value on the whole page: it is set once, by the root element, whatever the theme and the screen are.
 *
 * @param names that something outside of the sheet reads or sets
 * @returns the sheet, with definitions that nothing in it may read any more
 */
export function inlineConstants(css: string, names: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  const values = constantsOf(root, names);
  const write = (value: string): string =>
    value.replace(READ_PLAIN, (read, name: string) => {
      const constant = values.get(name);
      // Neighbours may have no space between them, which would then be one word: `var(--a)var(--b)`.
      return constant === undefined ? read : ` ${write(constant)} `;
    });
  root.walkDecls((declaration) => {
    if (declaration.value.includes('var('))
      declaration.value = write(declaration.value).replace(/ +/g, ' ').trim();
  });
  return root.toString();
}

function constantsOf(root: postcss.Root, names: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration]);
  });
  const values = new Map(
    [...found].flatMap(([name, [first, ...others]]) =>
      first && others.length === 0 && !names.has(name) && isAlways(first) && first.value !== REWRITTEN
        ? [[name, first.value]]
        : [],
    ),
  );
  // What a value reads is read at the root element: elsewhere it could have another value, or be there in a circle.
  const isPlain = (value: string, around: readonly string[] = []): boolean =>
    [...value.matchAll(READ)].every(([, name]) => {
      const inner = values.get(name!);
      return inner !== undefined && !around.includes(name!) && isPlain(inner, [...around, name!]);
    });
  return new Map([...values].filter(([name, value]) => isPlain(value, [name])));
}

/** Whether a declaration counts on every page, in both themes, and on every screen. */
function isAlways(declaration: Declaration): boolean {
  const {parent} = declaration;
  if (parent?.type !== 'rule' || !parent.selectors.every((selector) => ALWAYS.test(selector))) return false;
  for (
    let node = parent.parent as postcss.Node | undefined;
    node;
    node = node.parent as postcss.Node | undefined
  )
    if (node.type === 'atrule' && (node as postcss.AtRule).name !== 'layer') return false;
  return true;
}

/**
 * Minifies a style sheet, and leaves out custom properties and animations that nothing in it names.
 *
 * @param names that something outside of the sheet reads
 */
export function dropUnread(css: string, names: ReadonlySet<string>): string {
  const sheet = minify(css);
  const read = new Set([...namesIn(sheet, READ), ...names]);
  const unread = [
    ...namesIn(sheet, SET).filter((name) => !read.has(name)),
    ...namesIn(sheet, KEYFRAMES).filter((name) => !names.has(name) && sheet.split(name).length === 2),
  ];
  // What only a property read that is gone now may be gone as well.
  return unread.length === 0 ? sheet : dropUnread(minify(sheet, unread), names);
}

function minify(css: string, unusedSymbols: string[] = []): string {
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
  }).code.toString();
}

function namesIn(css: string, pattern: RegExp): string[] {
  return [...new Set([...css.matchAll(pattern)].map(([, name]) => name!))];
}

function isOfRoot({parent}: Declaration): boolean {
  return parent?.type === 'rule' && parent.selectors.every((selector) => ROOT.test(selector));
}

function isInLayer({parent}: Declaration): boolean {
  for (let node = parent as postcss.Node | undefined; node; node = node.parent as postcss.Node | undefined) {
    if (node.type === 'atrule' && (node as postcss.AtRule).name === 'layer') return true;
  }
  return false;
}
