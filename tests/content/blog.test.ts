import {expect, it} from 'vitest';
import {readEnvironment} from '../../src/config/environment';
import {readRoutes} from '../routes/lists';
import {readBuiltSite} from '../support/builtSite';
import {blogProblems, retoldProblems} from './blog';

const site = readBuiltSite();

it('the blog lists every post on one page and in its sidebar', () => {
  expect(blogProblems(site)).toEqual([]);
});

it('every post that the first site had says that it is retold, and of what', () => {
  const posts = readRoutes().filter(({kind}) => kind === 'blog-post');
  expect(posts.length).toBeGreaterThan(50);
  expect(
    retoldProblems(
      site,
      posts.map(({path}) => path),
      readEnvironment({}).url,
    ),
  ).toEqual([]);
});
