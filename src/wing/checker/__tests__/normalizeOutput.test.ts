// cspell:ignore mpass mylocalhost
import {describe, expect, it} from 'vitest';
import {normalizeOutput} from '../normalizeOutput';

describe('what is not compared', () => {
  it.each([
    ['\u001b[32m pass\u001b[0m', 'pass'],
    ['\u001b[1;32mpass\u001b[m', 'pass'],
    ['Duration 0m0.81s', 'Duration <duration>'],
    ['Duration 12m10.5s', 'Duration <duration>'],
    ['http://localhost:40123/x', 'http://localhost:<port>/x'],
    ['127.0.0.1:80', '127.0.0.1:<port>'],
    ['at /home/me/app/main.w:1:2', 'at main.w:1:2'],
    ['at /app/node_modules/@winglibs/redis-cache/lib.extern.ts:1', 'at lib.extern.ts:1'],
    ['/tmp/x.d/a_b-c.js', 'a_b-c.js'],
    ['x/tmp/a.ts.', 'xa.ts.'],
    ['/a/b.w/c.w/d', 'c.w/d'],
    ['/a/b.w/c.wx /d/e.w', 'b.w/c.wx e.w'],
    ['2024-02-03T04:05:06.789Z', '<time>'],
    ['2024-02-03T04:05:06Z, 2024-02-03T04:05:06', '<time>, <time>'],
    ['2024-02-03T04:05:06+01:00', '<time>'],
    ['2024-02-03T04:05:06.1-11:30', '<time>'],
    ['a  \nb\t \n', 'a\nb'],
    ['\n  a', 'a'],
  ])('%j', (text, plain) => expect(normalizeOutput(text)).toBe(plain));
});

describe('what is compared', () => {
  it.each([
    'passed',
    '[32m pass',
    'main.w:1:2',
    'a/main.w',
    '/usr/bin/node',
    '/home/me/app/notes.wing',
    '1m2s',
    'in 1m2.5sec',
    'x1m2.5s',
    'localhost:7',
    'localhost:400000',
    'mylocalhost:4000',
    'example.org:4000',
    '2024-02-03',
    '2024-02-03 04:05:06',
    'v12024-02-03T04:05:06',
    'a  b\n  c',
  ])('%j', (text) => expect(normalizeOutput(text)).toBe(text));
});

/** Each would take minutes if a rule began again at each character. */
it.each([
  ['blanks', ' '.repeat(500_000) + 'x', 500_001],
  ['folders', '/a'.repeat(250_000), 500_000],
  ['folders like files', '/a.w'.repeat(125_000), 3],
  ['dots', `/${'a.'.repeat(250_000)}`, 500_001],
  ['digits', '1m'.repeat(250_000), 500_000],
])('many %s are looked at once', (_what, text, length) => {
  expect(normalizeOutput(`|${text}|`)).toHaveLength(length + 2);
});
