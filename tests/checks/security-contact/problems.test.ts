import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {contactProblems} from './problems';

const TODAY = new Date('2026-12-01T00:00:00Z');
const GOOD = 'Contact: mailto:security@wing.example\nExpires: 2027-06-01T00:00:00Z\n';

describe('security.txt', () => {
  it('has nothing wrong on the day of its last review', () => {
    const text = readFileSync(resolve(__dirname, '../../../static/.well-known/security.txt'), 'utf8');
    expect(contactProblems(text, new Date('2026-11-23T00:00:00Z'))).toEqual([]);
    expect(contactProblems(GOOD, TODAY)).toEqual([]);
  });

  it.each([
    ['has no way to write', 'Expires: 2027-06-01T00:00:00Z', ['it has no Contact']],
    [
      'has one that nobody can use',
      GOOD.replace('mailto:security@wing.example', 'ask us'),
      ['Contact "ask us": allowed are mailto: and https:'],
    ],
    [
      'has one of the closed company',
      GOOD.replace('wing.example', 'winglang.io'),
      ['Contact "mailto:security@winglang.io": the company is closed, and nobody can say who reads it'],
    ],
    [
      'has expired',
      GOOD.replace('2027-06', '2026-06'),
      ['it has expired on 2026-06-01T00:00:00Z: ask whether the contacts are right, and set Expires anew'],
    ],
    [
      'is valid for too long',
      GOOD.replace('2027-06', '2029-06'),
      ['Expires 2029-06-01T00:00:00Z is 913 days ahead; allowed are 366'],
    ],
    [
      'does not say until when',
      GOOD.replace(/Expires.*/, ''),
      ['Expires is there 0 times, ""; allowed is one time such as 2027-01-31T00:00:00Z'],
    ],
    ['has a line that is none', `${GOOD}hello\n`, ['"hello" is no field; one is "Name: value"']],
  ])('is refused where it %s', (_, text, problems) => {
    expect(contactProblems(text, TODAY)).toEqual(problems);
  });
});
