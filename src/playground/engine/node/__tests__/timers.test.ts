import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createTimers, type RealmTimers} from '../timers';

let timers: RealmTimers;
let ran: string[];

beforeEach(() => {
  vi.useFakeTimers();
  ran = [];
  timers = createTimers((task) => void task());
});

afterEach(() => {
  timers.end();
  vi.useRealTimers();
});

it('a timer runs once, with the values that it was given', () => {
  timers.functions.setTimeout((name) => ran.push(String(name)), 10, 'a');
  vi.advanceTimersByTime(9);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(ran).toEqual(['a']);
  expect(timers.count()).toBe(0);
});

it('an interval runs until it is cleared', () => {
  const interval = timers.functions.setInterval(() => ran.push('tick'), 10);
  vi.advanceTimersByTime(35);
  timers.functions.clearInterval(interval);
  vi.advanceTimersByTime(100);
  expect(ran).toEqual(['tick', 'tick', 'tick']);
  expect(timers.count()).toBe(0);
});

it('a timer can be cleared by its number', () => {
  const timer = timers.functions.setTimeout(() => ran.push('late'), 10);
  timers.functions.clearTimeout(Number(timer));
  vi.advanceTimersByTime(100);
  expect(ran).toEqual([]);
  expect(timers.count()).toBe(0);
});

it('refreshing a timer starts its time again', () => {
  const timer = timers.functions.setTimeout(() => ran.push('late'), 10);
  vi.advanceTimersByTime(8);
  timer.refresh();
  vi.advanceTimersByTime(8);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(2);
  expect(ran).toEqual(['late']);
});

it('a very long wait is long, not short', () => {
  timers.functions.setTimeout(() => ran.push('next year'), 365 * 24 * 60 * 60 * 1000);
  vi.advanceTimersByTime(1000);
  expect(ran).toEqual([]);
});

it('no timer outlives the end, and none starts afterwards', () => {
  timers.functions.setTimeout(() => ran.push('timer'), 10);
  timers.functions.setInterval(() => ran.push('interval'), 10);
  timers.end();
  const late = timers.functions.setTimeout(() => ran.push('after the end'), 10);
  late.refresh();
  vi.advanceTimersByTime(100);
  expect(ran).toEqual([]);
  expect(timers.count()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('what runs soon runs before timers, unless it is cleared', async () => {
  vi.useRealTimers();
  const {setImmediate, clearImmediate, setTimeout} = timers.functions;
  clearImmediate(setImmediate(() => ran.push('cleared')));
  setImmediate(() => ran.push('soon'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(ran).toEqual(['soon']);
});
