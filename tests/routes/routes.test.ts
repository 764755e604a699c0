import {describe, expect, it} from 'vitest';
import {readBuiltSite} from '../support/builtSite';
import {linkProblem} from './follow';
import {kindProblem} from './kinds';
import {readInboundLinks, readRoutes} from './lists';

const site = readBuiltSite();
const routes = readRoutes();
const links = readInboundLinks();

describe('every path of the site', () => {
  it.each(routes)('$path answers as $kind', ({path, kind, redirectTo}) => {
    const answer = site.answer(path);
    expect(answer, `${path} does not answer`).toBeDefined();
    expect(answer && kindProblem(kind, answer)).toBeUndefined();
    if (redirectTo) expect(answer?.type === 'redirect' && answer.stub.to).toBe(redirectTo);
  });
});

describe('every link from elsewhere', () => {
  it.each(links)('$line ends where it should', ({path, hash}) => {
    expect(linkProblem(site, path, hash)).toBeUndefined();
  });
});
