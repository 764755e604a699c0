import {describe, expect, it} from 'vitest';
import {parseSketch} from '../parse';

const PAGE = String.raw`
direction down
api: API
visits: Visits [queue]
worker: Count\nvisits [function]
frame aws: Your AWS account { api inner }
frame inner: Background [inflight] { visits, worker }
api -> visits: push

visits --> worker: message
worker -> api
`;

it('reads boxes, arrows and frames', () => {
  const {sketch, problems} = parseSketch(PAGE);
  expect(problems).toEqual([]);
  expect(sketch).toEqual({
    direction: 'down',
    nodes: [
      {id: 'api', label: ['API'], rows: [], frame: 'aws'},
      {id: 'visits', label: ['Visits'], kind: 'Queue', rows: [], frame: 'inner'},
      {id: 'worker', label: ['Count', 'visits'], kind: 'Function', rows: [], frame: 'inner'},
    ],
    edges: [
      {from: 'api', to: 'visits', label: ['push'], isDashed: false},
      {from: 'visits', to: 'worker', label: ['message'], isDashed: true},
      {from: 'worker', to: 'api', label: [], isDashed: false},
    ],
    frames: [
      {id: 'aws', title: 'Your AWS account'},
      {id: 'inner', title: 'Background', phase: 'inflight', frame: 'aws'},
    ],
  });
});

it('leads to the right where nothing is said, and takes "direction" for a name with a colon', () => {
  expect(parseSketch('direction: North').sketch).toMatchObject({
    direction: 'right',
    nodes: [{id: 'direction'}],
  });
});

it('reads names with hyphens before an arrow without spaces', () => {
  expect(parseSketch('a-b: A\nc: C\na-b-->c').sketch.edges).toMatchObject([
    {from: 'a-b', to: 'c', isDashed: true},
  ]);
});

describe('rejects', () => {
  it.each([
    ['a: A\ndirection left', 1, 'direction "left": allowed are right, down'],
    ['direction down\na: A\ndirection down', 2, 'the direction is given twice'],
    ['a: A\nb = B', 1, '"b = B" is not a line of a diagram: allowed are direction right'],
    ['a: A [lambda]', 0, 'kind "lambda" of "a": allowed are api, bucket,'],
    ['a: A [constructor]', 0, 'kind "constructor" of "a"'],
    ['a:', 0, 'the label of "a" has an empty line'],
    [String.raw`a: A\n\nB`, 0, 'the label of "a" has an empty line'],
    [String.raw`a: A\nB\nC\nD`, 0, 'the label of "a" has 4 lines: allowed are 3'],
    [`a: ${'x'.repeat(31)}`, 0, 'has 31 letters: allowed are 30; break it with \\n'],
    ['a: A\na: B', 1, '"a" is already the name of a box or a frame'],
    ['a: A\nframe a: F { a }', 1, '"a" is already the name'],
    ['a: A\na -> b', 1, 'there is no box "b": allowed are a'],
    ['a: A\na -> a', 1, '"a -> a" leads to the box that it comes from'],
    ['a: A\nb: B\na -> b\na --> b: x', 3, '"a -> b" is there twice'],
    ['a: A\nframe f: F { }', 1, 'frame "f" is empty'],
    ['a: A\nframe f: F [later] { a }', 1, 'phase "later" of frame "f": allowed are preflight, inflight'],
    ['a: A\nframe f: F { b }', 1, 'frame "f" holds "b", which is not there: allowed are a, f'],
    ['a: A\nframe f: F { a }\nframe g: G { a }', 2, '"a" is in the frames "f" and "g": allowed is one'],
    ['a: A\nframe f: F { g a }\nframe g: G { f }', 1, 'frame "f" is inside itself'],
    ['', 0, 'the diagram has no box'],
    [Array.from({length: 25}, (_, index) => `n${index}: N`).join('\n'), 0, 'has 25 boxes: allowed are 24'],
  ])('%j', (text, line, message) => {
    expect(parseSketch(text).problems).toContainEqual({line, message: expect.stringContaining(message)});
  });

  it('everything at once, in the order of the lines', () => {
    const {problems} = parseSketch('direction up\na: A [x]\nwhat\na -> c');
    expect(problems.map(({line}) => line)).toEqual([0, 1, 2, 3]);
  });
});
