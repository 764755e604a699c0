import {describe, expect, it} from 'vitest';
import {describePermission, nameOfPath, nameOfPlace, toPermissions} from '../permissions';

const place = (line: number) => ({file: 'main.w', line, column: 3});

describe('permissions', () => {
  it('are those of each function, with the places of all calls', () => {
    const calls = [
      {function: 'root/b', resource: 'root/Uploads', operation: 'put', place: place(4)},
      {function: 'root/a', resource: 'root/Uploads', operation: 'get'},
      {function: 'root/b', resource: 'root/Uploads', operation: 'put', place: place(9)},
      {function: 'root/b', resource: 'root/Other', operation: 'put', place: place(5)},
    ];
    expect(toPermissions(calls)).toEqual([
      {function: 'root/a', permissions: [{operation: 'get', resource: 'root/Uploads', places: []}]},
      {
        function: 'root/b',
        permissions: [
          {operation: 'put', resource: 'root/Uploads', places: [place(4), place(9)]},
          {operation: 'put', resource: 'root/Other', places: [place(5)]},
        ],
      },
    ]);
  });

  it.each([
    ['root/Default/Default/Uploads', 'Uploads'],
    ['root/Default/Store/Bucket', 'Store/Bucket'],
    ['root/Default/Default/Default', 'Default'],
  ])('%s is called %s', (path, name) => {
    expect(nameOfPath(path)).toBe(name);
  });

  it('names a place by its line, and by its column where that is not enough', () => {
    const places = [place(4), place(9), {...place(4), column: 20}, {...place(9), file: 'lib.w'}];
    expect(places.map((one) => nameOfPlace(one, places))).toEqual([
      'line 4, column 3',
      'line 9',
      'line 4, column 20',
      'lib.w, line 9',
    ]);
  });

  it.each([
    ['put', 'may write objects to Uploads'],
    ['push', 'may send messages to Uploads'],
    ['ownMethod', 'may call ownMethod() of Uploads'],
    ['constructor', 'may call constructor() of Uploads'],
  ])('%s: %s', (operation, words) => {
    expect(describePermission({operation, resource: 'root/Default/Uploads', places: []})).toBe(words);
  });
});
