import {describe, expect, it} from 'vitest';
import {readEnvironment} from '../../src/config/environment';
import {readBuiltSite} from '../support/builtSite';
import {linkProblems} from './links';

const site = readBuiltSite();
const origin = readEnvironment({}).url;

describe('links, anchors, images and files', () => {
  it.each(site.pages)('of $path are there', (page) => {
    expect(linkProblems(site, page, origin)).toEqual([]);
  });
});
