import {expect, it} from 'vitest';
import {siteOf} from '../../../support/builtSite';
import {applicationFiles, laterScripts} from '../applicationScripts';

it('the application loads what the page names, and the chunks of its route and of its area', () => {
  const [page] = siteOf({'docs/a.html': '<meta name="application" content="/full.css /main.js">'}).pages;
  const routes = {
    '/docs-111': {__comp: 'area'},
    '/docs-222': {__comp: 'doc', content: 'index'},
    '/docs/a-page': {piece: 'piece', own: 'a', shared: {__comp: 'doc', content: 0, items: [{content: 'b'}]}},
    '/docs/ab-444': {__comp: 'doc', content: 'ab'},
  };
  const names = ['area', 'doc', 'index', 'piece', 'a', 'b', 'ab', '0'];
  const manifest = {
    origins: Object.fromEntries(names.map((name) => [name, [name]])),
    assets: Object.fromEntries(names.map((name) => [name, {js: [{file: `${name}.js`}]}])),
  };
  expect(applicationFiles(page!, {manifest, routes})).toEqual([
    'full.css',
    'main.js',
    'area.js',
    'piece.js',
    'a.js',
    'doc.js',
    'b.js',
  ]);
});

it('chunks that the build does not know are named', () => {
  const manifest = {origins: {editor: ['1', '2']}, assets: {1: {js: [{file: 'one.js'}]}, 2: {}}};
  expect(laterScripts(['editor'], manifest)).toEqual(['one.js']);
  expect(() => laterScripts(['editor', 'gone'], manifest)).toThrow('No chunk of the build is named gone.');
});
