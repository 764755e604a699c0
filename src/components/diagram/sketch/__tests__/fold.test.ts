import {expect, it} from 'vitest';
import {foldClasses} from '../fold';
import type {Sketch} from '../types';

const node = (id: string, kind: string, frame?: string) => ({
  id,
  label: [id.split('/').at(-1)!],
  kind,
  rows: [],
  ...(frame !== undefined && {frame}),
});
const edge = (from: string, to: string, label: string) => ({from, to, label: [label], isDashed: false});

const SHOP: Sketch = {
  direction: 'right',
  nodes: [
    node('shop/Api', 'API', 'shop/'),
    node('shop/store', 'Class', 'shop/store/'),
    node('shop/store/Orders', 'Bucket', 'shop/store/'),
    node('shop/store/Queue', 'Queue', 'shop/store/'),
  ],
  edges: [
    edge('shop/Api', 'shop/store', 'find, save'),
    edge('shop/Api', 'shop/store/Queue', 'push, save'),
    edge('shop/store', 'shop/store/Orders', 'put'),
  ],
  frames: [
    {id: 'shop/', title: 'Shop'},
    {id: 'shop/store/', title: 'Store', frame: 'shop/'},
  ],
};

it('a class that holds no other becomes a box with what it holds, and its arrows become one', () => {
  expect(foldClasses(SHOP)).toEqual({
    direction: 'right',
    nodes: [
      SHOP.nodes[0],
      {id: 'shop/store/', label: ['Store'], kind: 'Class', rows: ['Bucket Orders', 'Queue'], frame: 'shop/'},
    ],
    edges: [edge('shop/Api', 'shop/store/', 'find, save, push')],
    frames: [{id: 'shop/', title: 'Shop'}],
  });
});

it('a program without classes stays as it is', () => {
  const flat: Sketch = {
    direction: 'right',
    nodes: [node('a', 'Queue'), node('b', 'Bucket')],
    edges: [{...edge('a', 'b', 'put'), label: []}],
    frames: [],
  };
  expect(foldClasses(flat)).toEqual(flat);
});
