/** A strict policy can name what the pages run. */
import {expect, it} from 'vitest';
import {readBuiltSite} from '../support/builtSite';
import {inlineProblems} from './inlineCode';

it('all pages carry the same few scripts in themselves, and no styles', () => {
  expect(inlineProblems(readBuiltSite())).toEqual([]);
});
