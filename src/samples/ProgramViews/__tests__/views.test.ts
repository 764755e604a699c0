import {expect, it} from 'vitest';
import {routeNames} from '../functionNames';
import {shortReport} from '../shortReport';

it('a handler has the name of its route, and other functions have none', () => {
  const names = routeNames([
    {target: 'root/Default/Api/OnRequestHandler0', name: 'post /links/:slug'},
    {target: 'root/Default/Links', name: 'call'},
    {target: 'root/Default/Odd', name: 'post it'},
  ]);
  expect([...names]).toEqual([['root/Default/Api/OnRequestHandler0', 'POST /links/:slug']]);
});

it('a short report has the tests and their number', () => {
  const report = [
    'pass ─ main.wsim » root/Default/test:a ',
    '',
    'Tests 1 passed (1)',
    'Snapshots 1 skipped',
    'Test Files 1 passed (1)',
    'Duration 0m0.00s',
  ];
  expect(shortReport(report.join('\n'))).toBe('pass ─ main.wsim » root/Default/test:a\n\nTests 1 passed (1)');
});
