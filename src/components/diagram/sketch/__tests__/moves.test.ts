import {describe, expect, it} from 'vitest';
import {drawSketch} from '../draw';
import {parseSketch} from '../parse';

const QUEUE = 'a: A\nb: B\nc: C\na -> b: push\nb --> c: message\n';
const dotsOf = (text: string) => drawSketch(parseSketch(text).sketch).layouts[0]!.dots;
const problemsOf = (text: string) => parseSketch(text).problems;

/** Where a dot is at a time from 0 to 1, by the path that it moves on. */
function placeAt({path, points, times}: NonNullable<ReturnType<typeof dotsOf>>[number], time: number) {
  const corners = [...path.matchAll(/[ML](\S+) ([^ML]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  const lengths = corners
    .slice(1)
    .map(([x, y], index) => Math.hypot(x - corners[index]![0], y - corners[index]![1]));
  const next = times.findIndex((one, index) => index > 0 && one >= time);
  const [from, to] = [times[next - 1]!, times[next]!];
  const share = to === from ? 0 : (time - from) / (to - from);
  let left =
    (points[next - 1]! + share * (points[next]! - points[next - 1]!)) *
    lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    if (left <= length) {
      const [start, end] = [corners[index]!, corners[index + 1]!];
      const part = length === 0 ? 0 : left / length;
      return {x: start[0] + part * (end[0] - start[0]), y: start[1] + part * (end[1] - start[1])};
    }
    left -= length;
  }
  return {x: corners.at(-1)![0], y: corners.at(-1)![1]};
}

describe('a dot', () => {
  it('moves along arrows and back, a beat for each', () => {
    const text = `${QUEUE}moves a -> b, b -> c, c -> b, b -> c`;
    const [dot] = dotsOf(text)!;
    const {nodes} = drawSketch(parseSketch(text).sketch).layouts[0]!;
    const [a, b, c] = nodes;
    // A line ends where the head of its arrow begins.
    const isNear = (time: number, x: number) => Math.abs(placeAt(dot!, time).x - x) < 12;
    expect(isNear(0, a!.x + a!.width)).toBe(true);
    expect(isNear(0.25, b!.x)).toBe(true);
    expect(isNear(0.5, c!.x)).toBe(true);
    expect(isNear(0.75, b!.x + b!.width)).toBe(true);
    expect(isNear(1, c!.x)).toBe(true);
    expect(dot!.points).toHaveLength(dot!.times.length);
    expect([...dot!.points].sort((one, other) => one - other)).toEqual(dot!.points);
    expect([dot!.times[0], dot!.times.at(-1), dot!.points.at(-1)]).toEqual([0, 1, 1]);
  });

  it('waits where it is, and as long as another one moves', () => {
    const [first, second] = dotsOf(`${QUEUE}moves wait, a -> b, wait\nmoves b -> c`)!;
    expect(first!.seconds).toBe(second!.seconds);
    expect(placeAt(first!, 0)).toEqual(placeAt(first!, 0.33));
    expect(placeAt(first!, 0.67)).toEqual(placeAt(first!, 1));
    expect(placeAt(second!, 0.34)).toEqual(placeAt(second!, 1));
    expect(placeAt(first!, 0.34)).not.toEqual(placeAt(first!, 0.66));
  });

  it('is in no drawing that does not ask for one', () => {
    expect(dotsOf(QUEUE)).toBeUndefined();
  });
});

describe('a line with moves is rejected', () => {
  it.each([
    ['moves a -> c', 'there is no arrow "a -> c" to move along: allowed are a -> b, b -> c, wait'],
    ['moves a -> b, stop', 'there is no arrow "stop" to move along'],
    ['moves a -> b,', 'there is no arrow "" to move along'],
    [`moves ${Array.from({length: 13}, () => 'wait').join(', ')}`, 'the dot has 13 moves: allowed are 12'],
  ])('%j', (line, message) => {
    expect(problemsOf(QUEUE + line)).toEqual([{line: 5, message: expect.stringContaining(message)}]);
  });

  it('but a box may have that name', () => {
    expect(problemsOf('moves: Moves\na: A\nmoves -> a: x')).toEqual([]);
  });
});
