/** Depends on the day: only hosted runs, of every night, do this. */
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {expect, it} from 'vitest';
import {contactProblems} from '../checks/security-contact/problems';

const MONTH = 30 * 24 * 60 * 60 * 1000;

it('security.txt is valid for another month', () => {
  const text = readFileSync(resolve(import.meta.dirname, '../../static/.well-known/security.txt'), 'utf8');
  expect(contactProblems(text, new Date(Date.now() + MONTH))).toEqual([]);
});
