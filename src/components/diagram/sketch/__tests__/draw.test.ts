import {describe, expect, it} from 'vitest';
import {layoutProblems} from '../check';
import {drawCompiled, drawnProblems, drawSketch, sizeProblems} from '../draw';
import {layOutSketch, pointsOn, type SketchLayout} from '../layout';
import {parseSketch} from '../parse';

const VISIT = `
reader: Reader [user]
api: API [api]
links: Links [bucket]
visits: Visits [queue]
worker: Count the visit [function]
frame aws: Your AWS account { api links background }
frame background: Background { visits worker }
reader -> api: GET /abc
api -> links: get
api -> visits: push
visits --> worker: message
worker -> api: done
`;
const FAN = ['a: A', ...'b c d e f g'.split(' ')]
  .map((id) => (id.length > 1 ? id : `${id}: Box ${id}\na -> ${id}: to ${id}`))
  .join('\n');
const CIRCLE = 'a: One\nb: Two\nc: Three\na -> b: x\nb -> c\nc -> a: y\nb -> a: back';

const draw = (text: string) => drawSketch(parseSketch(text).sketch);

describe.each([
  ['frames', VISIT],
  ['a fan', FAN],
  ['a circle', CIRCLE],
  ['a box', 'a: A'],
  [
    'names of objects',
    'constructor: A\n__proto: B\nconstructor -> __proto'.replaceAll('__proto', 'toString'),
  ],
])('%s', (_, text) => {
  it('has no box or label on another', () => {
    expect(drawnProblems(text)).toEqual([]);
  });

  it('fits into the column of a page, and the other drawing into that of a small phone', () => {
    const {layouts} = draw(text);
    expect(layouts[0]!.width).toBeLessThanOrEqual(736);
    for (const {width} of layouts.slice(1)) expect(width).toBeLessThanOrEqual(280);
  });

  it('has each line between its boxes and inside the drawing', () => {
    for (const {nodes, edges, width, height} of draw(text).layouts) {
      for (const {from, to, path} of edges) {
        const points = pointsOn(path);
        const isAt = (id: string, {x, y}: {x: number; y: number}) => {
          const box = nodes.find((node) => node.id === id)!;
          return (
            x >= box.x - 8 && x <= box.x + box.width + 8 && y >= box.y - 8 && y <= box.y + box.height + 8
          );
        };
        expect(isAt(from, points[0]!)).toBe(true);
        expect(isAt(to, points.at(-1)!)).toBe(true);
        expect(points.every(({x, y}) => x >= 0 && x <= width && y >= 0 && y <= height)).toBe(true);
      }
    }
  });
});

it('has the boxes that the arrows of a box lead to in the order of the arrows', () => {
  const topOf = (text: string) => draw(text).layouts[0]!.nodes.map(({id, y}) => ({id, y}));
  const boxes = 'a: A\nb: B\nc: C\nd: D';
  const inOrder = (text: string) =>
    topOf(text)
      .filter(({id}) => id !== 'a')
      .sort((one, other) => one.y - other.y)
      .map(({id}) => id);
  expect(inOrder(`${boxes}\na -> b: x\na -> c: y\na -> d: z`)).toEqual(['b', 'c', 'd']);
  expect(inOrder(`${boxes}\na -> d: z\na -> b: x\na -> c: y`)).toEqual(['d', 'b', 'c']);
});

it('draws in the direction that the page gives', () => {
  const {layouts} = draw('a: A\nb: B\na -> b');
  const [a, b] = layouts[0]!.nodes;
  expect(b!.x).toBeGreaterThan(a!.x);
  const [above, below] = draw('direction down\na: A\nb: B\na -> b').layouts[0]!.nodes;
  expect(below!.y).toBeGreaterThan(above!.y);
});

it('draws once, to be scrolled, where a phone would have more than three arrows beside each other', () => {
  const names = 'abcdef'.split('');
  const boxes = names.map((id) => `${id}: Application ${id}`);
  const calls = names.flatMap((id, index) => names.slice(index + 1).map((to) => `${id} -> ${to}`));
  const {layouts} = draw([...boxes, ...calls].join('\n'));
  expect(layouts).toHaveLength(1);
  expect(layouts[0]!.width).toBeGreaterThan(280);
});

it('has the title of a frame between the arrows that pass both its ends', () => {
  const {sketch} = parseSketch(
    'frame in: In the frame { c d e }\na: A\nb: B\nf: F\nc: C\nd: D\ne: E\na -> c\nb -> d\nf -> e',
  );
  const layout = layOutSketch(sketch, {direction: 'down', room: 'wide'});
  const [frame] = layout.frames;
  expect(frame!.titleX).toBeGreaterThan(frame!.x + 12);
  expect(frame!.isTitleRight).toBe(false);
  expect(layoutProblems(layout)).toEqual([]);
});

it('says what arrows mean where there are two kinds of them', () => {
  expect(draw(VISIT).arrows).toEqual({solid: 'call', dashed: 'event'});
  expect(draw(CIRCLE).arrows).toBeUndefined();
});

it('makes a side long enough for the arrows at it', () => {
  const many = 'a: A\nb: B\nc: C\nd: D\ne: E\nf: F\na -> b\na -> c\na -> d\na -> e\na -> f';
  const {edges, nodes} = draw(many).layouts[0]!;
  const starts = edges.map(({path}) => pointsOn(path)[0]!.y).sort((one, other) => one - other);
  const gaps = starts.slice(1).map((y, index) => y - starts[index]!);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
  expect(starts.at(-1)).toBeLessThan(nodes[0]!.y + nodes[0]!.height);
});

it('draws in one column on a phone what does not fit beside each other', () => {
  const {nodes} = draw(
    'a: First application\nb: Second application\nc: Third application\na -> b: push, purge\nb -> c: publish\na -> c: list',
  ).layouts.at(-1)!;
  expect(new Set(nodes.map(({y}) => y)).size).toBe(nodes.length);
});

describe('layoutProblems', () => {
  const whole = draw(VISIT).layouts[0]!;
  const moved = (change: (layout: SketchLayout) => SketchLayout) =>
    layoutProblems(change(structuredClone(whole)));
  const onTop = <Item extends {id: string}>(items: readonly Item[], id: string, other: string): Item[] => {
    const {x, y} = items.find((item) => item.id === other)! as Item & {x: number; y: number};
    return items.map((item) => (item.id === id ? {...item, x, y} : item));
  };

  it('rejects a box on another', () => {
    expect(moved((layout) => ({...layout, nodes: onTop(layout.nodes, 'links', 'visits')}))).toContain(
      'the box "links" lies on the box "visits"',
    );
  });

  it('rejects a label on a box', () => {
    const {x, y} = whole.nodes[1]!;
    expect(
      moved((layout) => ({
        ...layout,
        edges: layout.edges.map((edge) => ({...edge, ...(edge.label && {label: {...edge.label, x, y}})})),
      })),
    ).toContain('the box "api" lies on the label of "reader -> api"');
  });

  it('rejects a label on the border of a frame', () => {
    const {x, y} = whole.frames[0]!;
    expect(
      moved((layout) => ({
        ...layout,
        edges: layout.edges.map((edge) => ({
          ...edge,
          ...(edge.label && {label: {...edge.label, x: x - 4, y: y + 40}}),
        })),
      })),
    ).toContain('the label of "reader -> api" lies on the border of the frame "aws"');
  });

  it('rejects text that is wider or higher than its box', () => {
    const problems = moved((layout) => ({
      ...layout,
      nodes: layout.nodes.map((node) => ({...node, width: 40, height: 20})),
    }));
    expect(problems).toContain('"Reader" is wider than the box "reader"');
    expect(problems).toContain('the text of the box "reader" is higher than the box');
  });

  it('rejects a frame on a box that it does not hold, and on another frame', () => {
    expect(
      moved((layout) => ({...layout, frames: layout.frames.map((frame) => ({...frame, x: 0, y: 0}))})),
    ).toContain('the frame "aws" lies on the box "reader", which it does not hold');
    expect(
      moved((layout) => ({
        ...layout,
        frames: layout.frames.map(({id, title, ...box}) => ({id, title, ...box, frame: ''})),
      })),
    ).not.toEqual([]);
  });

  it('rejects an arrow across the title of a frame', () => {
    const aws = whole.frames[0]!;
    const across = `M${aws.x} ${aws.y + 17}h${aws.width}`;
    const problems = moved((layout) => ({...layout, edges: [{...layout.edges[0]!, path: across}]}));
    expect(problems).toContain(`an arrow crosses the title of the frame "${aws.id}"`);
  });

  it('rejects a drawing that is wider than a page', () => {
    expect(sizeProblems({layouts: [{...whole, width: 900}], words: []})).toEqual([
      'the diagram is 900 px wide: allowed are 736; write "direction down", or shorter labels',
    ]);
  });
});

describe('a compiled program', () => {
  it('keeps its frames where they can be read', () => {
    expect(drawCompiled(parseSketch(VISIT).sketch).layouts[0]!.frames).toHaveLength(2);
  });
});
