/** Custom properties cost as much as rules, and most of Infima's have no effect on any page. */
import {transform} from 'lightningcss';
import postcss, {type Declaration} from 'postcss';

/** Selectors of the root element, whatever its theme. */
const ROOT = /^(?:html)?(?::root)?(?:\[data-theme=['"]?dark['"]?\])?(?::root)?$/;
const READ = /var\(\s*(--[\w-]+)/g;
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
