import type {Element} from './nodes';

/** What a reader presses, and what leads away from the page. */
const TAGS = new Set(
  'nav button form fieldset input select textarea label iframe script style template noscript'.split(' '),
);

const CLASSES = ['theme-doc-toc-mobile', 'theme-doc-footer', 'hash-link'];

const ATTRIBUTES = ['data-tools', 'data-menu', 'data-panel', 'data-learning-place'];

/** Whether an element of a page, with all that it contains, is not in a print document. */
export function isLeftOut({name, attribs}: Element): boolean {
  const classes = (attribs['class'] ?? '').split(/\s+/);
  return (
    TAGS.has(name) ||
    CLASSES.some((one) => classes.includes(one)) ||
    ATTRIBUTES.some((one) => one in attribs) ||
    attribs['role'] === 'status' ||
    ('hidden' in attribs && !isShownByPress(attribs))
  );
}

/** Panels of tabs, and the parts of an example that are for one of its platforms. */
function isShownByPress(attribs: Element['attribs']): boolean {
  return attribs['role'] === 'tabpanel' || 'data-of-platform' in attribs;
}
