import {expect, it} from 'vitest';
import {drawSketch} from '../draw';
import {foldClasses} from '../fold';
import {markFake} from '../markFake';
import type {Sketch} from '../types';

const PROGRAM: Sketch = {
  direction: 'right',
  nodes: [
    {id: 'root/Api', label: ['Api'], kind: 'API', rows: []},
    {id: 'root/FakeChecks/Api', label: ['Api'], kind: 'API', rows: [], frame: 'root/FakeChecks/'},
  ],
  edges: [{from: 'root/Api', to: 'root/FakeChecks/Api', label: ['url'], isDashed: false}],
  frames: [{id: 'root/FakeChecks/', title: 'FakeChecks'}],
};

it('marks what the class holds, in boxes, words and legend, folded or not', () => {
  const marked = markFake(PROGRAM, 'FakeChecks');
  for (const sketch of [marked, foldClasses(marked)]) {
    const {layouts, words, legend} = drawSketch(sketch);
    expect(layouts[0]!.nodes.map(({caption, isFake = false}) => [caption, isFake])).toEqual([
      [undefined, false],
      ['Fake', true],
    ]);
    expect(words.join()).toContain('only in tests');
    expect(legend).toBe('Boxes with a dashed border exist only in tests.');
  }
  const [api, fake] = marked.nodes;
  const added = drawSketch({...marked, nodes: [api!, {...fake!, isNew: true}]});
  expect(added.layouts[0]!.nodes[1]!.caption).toBe('New fake');
  expect(added.legend).toBe(
    'This page adds the boxes that say “New”. Boxes with a dashed border exist only in tests.',
  );
});

it('rejects a name that the program does not have', () => {
  expect(() => markFake(PROGRAM, 'Checks')).toThrow(
    'fake="Checks" of a diagram: allowed are Api, FakeChecks, root',
  );
});
