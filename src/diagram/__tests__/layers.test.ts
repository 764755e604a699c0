import {describe, expect, it} from 'vitest';
import {type Box, layOutBoxes, toPath} from '../layers';

const box = (id: string, more: Partial<Box> = {}): Box => ({id, width: 100, height: 40, ...more});

describe('layOutBoxes', () => {
  it('makes each layer as wide as its widest box', () => {
    const boxes = [box('a', {width: 30}), box('b', {width: 200}), box('c')];
    const {width, height, corners} = layOutBoxes(boxes, [
      {from: 'a', to: 'c'},
      {from: 'b', to: 'c'},
    ]);
    expect([...corners.values()].map(({x}) => x)).toEqual([0, 0, 264]);
    expect({width, height}).toEqual({width: 364, height: 106});
  });

  it('tells where a link passes a layer', () => {
    const links = [
      {from: 'a', to: 'b'},
      {from: 'b', to: 'c'},
      {from: 'a', to: 'c'},
    ];
    const {ways} = layOutBoxes([box('a'), box('b'), box('c')], links);
    expect(ways.map((way) => way.map(({x, length}) => [x, length]))).toEqual([[], [], [[164, 100]]]);
  });

  it('keeps ports at the sides, beside no other box', () => {
    const boxes = [
      box('out', {side: 'last', width: 0}),
      box('a'),
      box('b'),
      box('in', {side: 'first', width: 0}),
    ];
    const links = [
      {from: 'a', to: 'out'},
      {from: 'a', to: 'b'},
      {from: 'in', to: 'b'},
    ];
    const {corners, ways} = layOutBoxes(boxes, links);
    expect(['in', 'a', 'b', 'out'].map((id) => corners.get(id)?.x)).toEqual([0, 28, 192, 320]);
    expect(ways.map(({length}) => length)).toEqual([1, 0, 1]);
  });

  it('lays out nothing', () => {
    expect(layOutBoxes([], [])).toEqual({width: 0, height: 0, corners: new Map(), ways: []});
  });
});

describe('toPath', () => {
  const at = (x: number, y: number, length = 0) => ({x, y, length});

  it('goes straight through the stretches and curves between them', () => {
    const {path} = toPath([at(0, 0), at(10, 20, 5), at(25, 0)]);
    expect(path).toBe('M0 0C5 0 5 20 10 20h5C20 20 20 0 25 0');
  });

  it('has its label where there is most room, and at the later one of two such places', () => {
    expect(toPath([at(0, 0), at(60, 20), at(90, 20)])).toMatchObject({labelX: 30, labelY: 10});
    expect(toPath([at(0, 0), at(60, 20), at(120, 40)])).toMatchObject({labelX: 90, labelY: 30});
  });
});
