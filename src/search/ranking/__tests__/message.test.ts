import {describe, expect, it} from 'vitest';
import {isWithin, quotedIn, withoutSurroundings} from '../message';

const cleaned = (query: string) => withoutSurroundings(query).text.replace(/\s+/g, ' ').trim();

describe('withoutSurroundings', () => {
  it.each([
    ['\u001b[31merror\u001b[0m: Unknown symbol "x"', 'Unknown symbol "x"'],
    ['[31merror[0m: Unknown symbol "x"', 'Unknown symbol "x"'],
    ['error: Variable is not reassignable --> main.w:3:5 | 3 | total = 2;', 'Variable is not reassignable'],
    ['error: Unexpected nil\n   --> main.w:6:14\n 6 | let x = y!;', 'Unexpected nil'],
    ['src/api.main.w:12:3 error: Reserved word', 'Reserved word'],
    ['runtime error: Unable to lift object of type Bytes', 'Unable to lift object of type Bytes'],
    ['RangeError: Index 3 out of bounds', 'Index 3 out of bounds'],
    ['npm ERR! code EACCES permission denied', 'EACCES permission denied'],
    [
      "Error: ENOENT: no such file or directory, open '/home/me/app/data.json'",
      "ENOENT: no such file or directory, open ' '",
    ],
    [
      'Access to http://localhost:3000/api has been blocked by the policy for this page',
      'Access to has been blocked by the policy for this page',
    ],
    [
      'Unsupported resource type: @winglang/sdk.cloud.Api --> main.w:1:1',
      'Unsupported resource type: cloud.Api',
    ],
    ['Error: Object does not exist (key=blog).', 'Object does not exist .'],
    ["error: Expected ';' --> main.w:2:1", 'Expected semicolon'],
  ])('takes from %j what only the reader has', (query, text) => {
    expect(cleaned(query)).toBe(text);
    expect(withoutSurroundings(query).isMessage).toBe(true);
  });

  it('keeps the name of a special error, which says more than the message', () => {
    expect(cleaned('AccessDeniedException: User is not authorized')).toContain('AccessDeniedException');
  });

  it.each([
    'bucket',
    '->',
    '-- comment',
    'a | b',
    'how do I read a file',
    '`',
    '"',
    'error:',
    'cloud/queue',
    '--> main.w:1:5',
  ])('leaves %j as it is', (query) => expect(withoutSurroundings(query).text).toBe(query));

  it('knows how messages begin', () => {
    expect(withoutSurroundings('Cannot call into inflight phase while preflight').isMessage).toBe(true);
    expect(withoutSurroundings('read the output of a process').isMessage).toBe(false);
  });

  it('says that an optional type is one', () => {
    expect(withoutSurroundings('Expected type to be "str", but got "str?" instead').about).toBe('optional');
    expect(withoutSurroundings('Expected type to be "str?", but got "Json" instead').about).toBeUndefined();
  });

  it('is quick with a long one', () => {
    // Time of the processor: a busy machine does not change it.
    const start = process.cpuUsage();
    for (const piece of ['"', '/a', 'at ', 'error: ', '(a=', '[1m', "'x ", 'a:1:'])
      withoutSurroundings(piece.repeat(300));
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(200);
  });
});

describe('quotedIn', () => {
  it('finds names among other words', () => {
    const query = 'Class "Dog" has no `bark` and \'tail\'';
    expect(quotedIn(query).map(([start, end]) => query.slice(start, end))).toEqual([
      '"Dog"',
      '`bark`',
      "'tail'",
    ]);
    expect(isWithin(7, quotedIn(query))).toBe(true);
    expect(isWithin(0, quotedIn(query))).toBe(false);
  });

  it.each(['"dead letter queue"', 'bring "cdktf"', "it can't be and won't be", "unknown option '--target'"])(
    'takes nothing in %s for a name of the reader',
    (query) => expect(quotedIn(query)).toEqual([]),
  );
});

it.each([
  ['ｂｕｃｋｅｔ', 'bucket'],
  ['::', 'bring namespaces'],
  ['{ }', 'Json literal'],
  ['.env', 'dotenv'],
  ['constructor', 'constructor'],
])('looks for %s with the words of the pages', (query, text) => {
  expect(withoutSurroundings(query).text).toBe(text);
});
