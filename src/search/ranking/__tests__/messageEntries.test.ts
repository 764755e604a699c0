import {describe, expect, it} from 'vitest';
import type {SearchRecord} from '../../shared/types';
import {messageEntriesOf} from '../messageEntries';

const MESSAGES = [
  'Unknown symbol "…"',
  'Unknown parser error',
  'Expected type to be "…", but got "…" instead',
  'Expected type to be "…", but got "nil" instead',
  'Can\'t access preflight member "…" on inflight instance of type "…"',
  '… must be a sub directory of …',
  'Object does not exist (key=…).',
];
const records = MESSAGES.map((message): SearchRecord => ({
  path: '/docs/errors/types',
  anchor: 'a',
  section: 'api',
  tag: 'docs-default-current',
  kind: 'heading',
  title: 'Type errors',
  trail: [message],
  names: [],
  keywords: [],
  text: '',
}));

const found = (query: string) => messageEntriesOf(records, query).map((number) => MESSAGES[number]);

describe('the entries of messages', () => {
  it.each([
    ['error: Unknown symbol "visits"\n  --> main.w:3:5', MESSAGES[0]],
    ['unknown parser error', MESSAGES[1]],
    ['Expected type to be “num”, but got “str” instead', MESSAGES[2]],
    ["can't access preflight member", MESSAGES[4]],
    ['[ERROR] a | Error: Object does not exist (key=cat.png).', MESSAGES[6]],
    ['/home/a/image.js must be a sub directory of /home/a/lib', MESSAGES[5]],
  ])('are found for %s', (query, message) => {
    expect(found(query)[0]).toBe(message);
  });

  it('are in the order of what they say of the message', () => {
    expect(found('Expected type to be "num", but got "nil" instead')).toEqual([MESSAGES[3], MESSAGES[2]]);
  });

  it.each(['', 'unknown', 'type', 'expected', 'parser error', 'symbol of the language', 'must be'])(
    'are not found for %j',
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );

  it('are those of their pages alone', () => {
    const elsewhere = records.map((record) => ({...record, path: '/docs/api/known-bugs'}));
    expect(messageEntriesOf(elsewhere, 'Unknown parser error')).toEqual([]);
  });
});
