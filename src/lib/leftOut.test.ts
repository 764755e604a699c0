import {expect, it} from 'vitest';
import {isLeftOut, type MadeOfPage} from './leftOut';

it.each<[tag: string, attributes: Record<string, string>, of: MadeOfPage[]]>([
  ['p', {}, []],
  ['nav', {}, ['search', 'markdown', 'print']],
  ['div', {'data-menu': ''}, ['search', 'markdown', 'print']],
  ['div', {'data-dark': ''}, ['search', 'markdown', 'print']],
  ['div', {class: 'a theme-doc-toc-mobile'}, ['search', 'markdown', 'print']],
  ['div', {class: 'theme-doc-toc-mobile-not'}, []],
  ['svg', {}, ['search', 'markdown']],
  ['p', {role: 'status'}, ['markdown', 'print']],
  ['p', {role: 'note'}, []],
  ['p', {hidden: ''}, ['markdown', 'print']],
  ['div', {hidden: '', role: 'tabpanel'}, []],
  ['div', {hidden: '', 'data-of-platform': 'sim'}, ['markdown']],
  ['nav', {role: 'tabpanel'}, ['search', 'markdown', 'print']],
  ['span', {'aria-hidden': 'true'}, ['search']],
  ['span', {'aria-hidden': 'false'}, []],
])('<%s> with %o is left out of %j', (tag, attributes, of) => {
  const made: MadeOfPage[] = ['search', 'markdown', 'print'];
  expect(made.filter((one) => isLeftOut(one, tag, (name) => attributes[name]))).toEqual(of);
});
