import {describe, expect, it} from 'vitest';
import type {ResourceCall} from '../../messages/runEvents';
import {type CallRange, locateCalls, permissionsAt, rangesOf} from '../callRanges';
import {toPermissions} from '../permissions';

const TEXT = `let uploads = new cloud.Bucket();
  uploads.put("a", uploads.get("b")); log("put");
  uploads
    ?.put("c");
  find(uploads.list()).delete();
`;
const FILES = {'main.w': TEXT};

function call(operation: string, line: number, column: number, file = 'main.w'): ResourceCall {
  return {function: 'root/f', resource: 'root/Uploads', operation, place: {file, line, column}};
}

const CALLS = [call('put', 2, 3), call('get', 2, 20), call('put', 3, 3), call('delete', 5, 3)];

function locate(calls: readonly ResourceCall[], files: Readonly<Record<string, string>> = FILES) {
  return locateCalls(toPermissions(calls), files);
}

const textOf = ({from, to}: CallRange) => TEXT.slice(from, to);

describe('the range of a call', () => {
  it('ends with the name of the method, and is the rest of the line in a longer expression', () => {
    expect(locate(CALLS).map(({ranges}) => ranges.map(textOf))).toEqual([
      ['uploads.put', 'uploads\n    ?.put'],
      ['uploads.get'],
      ['find(uploads.list()).delete();'],
    ]);
  });

  it.each([
    ['the call has another place now', call('put', 1, 3)],
    ['only a longer name begins in this way', call('pu', 2, 3)],
    ['there is something else at its place now', call('get', 2, 10)],
    ['the file has fewer lines', call('put', 40, 3)],
    ['the file is gone', call('put', 2, 3, 'constructor')],
  ])('is none where %s', (_, one) => {
    expect(locate([one])[0]!.ranges).toEqual([]);
  });
});

it('has a call once that two functions share', () => {
  const other = CALLS.map((one) => ({...one, function: 'root/g'}));
  expect(rangesOf(locate([...CALLS, ...other])).map(textOf)).toEqual([
    'uploads.put',
    'uploads\n    ?.put',
    'uploads.get',
    'find(uploads.list()).delete();',
  ]);
});

describe('the permissions at the cursor', () => {
  const at = (line: number, column: number, file = 'main.w') =>
    permissionsAt(locate(CALLS), {file, line, column}, FILES).map(({permission}) => permission.operation);

  it.each([
    ['in a call', 2, 5, ['put']],
    ['in another one of the line', 2, 31, ['get']],
    ['beside the calls of a line', 2, 40, ['put', 'get']],
    ['in the second line of a call', 4, 1, ['put']],
    ['where no call is', 1, 5, []],
    ['behind the text', 40, 1, []],
  ])('%s', (_, line, column, operations) => {
    expect(at(line, column)).toEqual(operations);
  });

  it('are none in another file', () => {
    expect(at(2, 5, 'other.w')).toEqual([]);
  });
});
