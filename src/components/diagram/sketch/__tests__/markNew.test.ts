import {expect, it} from 'vitest';
import {drawSketch} from '../draw';
import {foldClasses} from '../fold';
import {legendOf, markNew} from '../markNew';
import type {Sketch, SketchNode} from '../types';
import {describeSketch} from '../words';

const node = (id: string, kind: string, rows: readonly string[] = [], frame?: string): SketchNode => ({
  id,
  label: [id.split('/').at(-1)!],
  kind,
  rows,
  ...(frame !== undefined && {frame}),
});
const edge = (from: string, to: string) => ({from, to, label: ['put'], isDashed: false});

const BEFORE: Sketch = {
  direction: 'right',
  nodes: [node('Api', 'API', ['GET /a']), node('Links', 'Bucket')],
  edges: [edge('Api', 'Links')],
  frames: [],
};
const NOW: Sketch = {
  direction: 'right',
  nodes: [
    node('shop/Api', 'API', ['GET /a', 'POST /a'], 'shop/'),
    node('Links', 'Bucket'),
    node('fake/Api', 'API', ['GET /b'], 'fake/'),
    node('fake/Jobs', 'Queue', [], 'fake/'),
  ],
  edges: [edge('shop/Api', 'Links'), edge('Links', 'shop/Api'), edge('shop/Api', 'fake/Api')],
  frames: [
    {id: 'shop/', title: 'Shop'},
    {id: 'fake/', title: 'Fake'},
  ],
};
const MARKED = markNew(NOW, BEFORE);

it('marks boxes, rows and arrows that the earlier state does not have, and not what only moved', () => {
  expect(MARKED.nodes.map(({id, isNew = false}) => [id, isNew])).toEqual([
    ['shop/Api', false],
    ['Links', false],
    ['fake/Api', true],
    ['fake/Jobs', true],
  ]);
  expect(MARKED.nodes.map(({rows}) => rows)).toEqual([['GET /a', '+ POST /a'], [], ['GET /b'], []]);
  expect(MARKED.edges.map(({isNew = false}) => isNew)).toEqual([false, true, true]);
});

it('marks nothing where nothing is new', () => {
  expect(markNew(NOW, NOW)).toEqual(NOW);
  expect(legendOf(NOW)).toBeUndefined();
  expect(drawSketch(NOW)).not.toHaveProperty('legend');
});

it('says so in the box, in the words and in the legend', () => {
  const {layouts, words, legend} = drawSketch(MARKED);
  expect(layouts[0]!.nodes.map(({caption}) => caption)).toEqual([undefined, 'Bucket', 'New', 'New queue']);
  for (const layout of layouts)
    expect(layout.edges.map(({isNew = false}) => isNew)).toEqual([false, true, true]);
  expect(words).toContain('Links → Api: put (new)');
  expect(words).toContain('Api → Api (new, GET /b): put');
  expect(legend).toBe(
    'This page adds the boxes that say “New”, the lines with a plus, and the thick arrows.',
  );
  expect(legendOf({...MARKED, edges: [], nodes: MARKED.nodes.slice(0, 1)})).toBe(
    'This page adds the lines with a plus.',
  );
});

it('a class is new if all that it holds is, else its rows are', () => {
  const [shop, , fake] = foldClasses(MARKED).nodes;
  expect(fake).toMatchObject({label: ['Fake'], isNew: true, rows: ['Api', 'Queue Jobs']});
  expect(shop).not.toHaveProperty('isNew');
  const inside: Sketch = {
    ...BEFORE,
    nodes: [node('fake/Api', 'API', [], 'fake/')],
    edges: [],
    frames: [{id: 'fake/', title: 'Fake'}],
  };
  expect(foldClasses(markNew({...NOW, edges: []}, inside)).nodes.at(-1)).toMatchObject({
    rows: ['Api', '+ Queue Jobs'],
  });
  expect(describeSketch(foldClasses(MARKED)).join()).toContain('Fake (new, Class, Api, Queue Jobs)');
});
