import {describe, expect, it} from 'vitest';
import {parseHeaders, routesOf, formatValue, toLiveResources, toPayload, toUrl} from '../live';

const resource = (path: string, type: string) => ({path, type: `@winglang/sdk.${type}`, attributes: {}});

it('keeps what the program made and leaves out what that is made of', () => {
  const live = toLiveResources([
    resource('root/Default/Jobs', 'cloud.Queue'),
    resource('root/Default/Jobs/Consumer', 'cloud.Function'),
    resource('root/Default/Shop/Visits', 'cloud.Counter'),
    resource('root/Default/Policy', 'sim.Policy'),
  ]);
  expect(live.map(({name, kind}) => `${name} ${kind}`)).toEqual(['Jobs queue', 'Shop/Visits counter']);
});

describe('parseHeaders', () => {
  it('reads one header a line', () => {
    expect(parseHeaders('Accept: text/plain\n\n x-key :a:b ')).toEqual({
      Accept: 'text/plain',
      'x-key': 'a:b',
    });
  });

  it('names the line that is not a header', () => {
    expect(() => parseHeaders('Accept: */*\nnonsense')).toThrow('“nonsense” isn’t a header');
  });
});

it('joins an address and a path with one slash', () => {
  expect(toUrl('http://127.0.0.1:3000/', '/notes')).toBe('http://127.0.0.1:3000/notes');
  expect(toUrl('http://127.0.0.1:3000', 'notes?a=1')).toBe('http://127.0.0.1:3000/notes?a=1');
});

it('shows texts as they are and other values as JSON', () => {
  expect(formatValue('a')).toBe('a');
  expect(formatValue(3)).toBe('3');
  expect(formatValue(undefined)).toBe('(nothing)');
});

it('lists the routes that an API tells of', () => {
  const routes = [{method: 'GET', path: '/users/:id'}];
  expect(routesOf({attributes: {routes}})).toEqual(routes);
  expect(routesOf({attributes: {}})).toEqual([]);
});

it('takes a payload for JSON, for text, or for nothing', () => {
  expect(toPayload('{"a": [1]}')).toEqual([{a: [1]}]);
  expect(toPayload('"a"')).toEqual(['a']);
  expect(toPayload('Ada')).toEqual(['Ada']);
  expect(toPayload(' \n')).toEqual([]);
});
