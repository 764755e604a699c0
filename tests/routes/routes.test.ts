import {describe, expect, it} from 'vitest';
import {readLedger} from '../content/anchors';
import {readBuiltSite} from '../support/builtSite';
import {linkProblem} from './follow';
import {kindProblem} from './kinds';
import {readInboundLinks, readRoutes} from './lists';
import {pendingProblems, readPending, stillPending} from './pending';

const site = readBuiltSite();
const routes = readRoutes();
const links = readInboundLinks();
const missing = new Set(stillPending(readPending(), site));

describe('every path of the site', () => {
  it.each(routes.filter(({path}) => !missing.has(path)))(
    '$path answers as $kind',
    ({path, kind, redirectTo}) => {
      const answer = site.answer(path);
      expect(answer, `${path} does not answer`).toBeDefined();
      expect(answer && kindProblem(kind, answer)).toBeUndefined();
      if (redirectTo) expect(answer?.type === 'redirect' && answer.stub.to).toBe(redirectTo);
    },
  );
});

describe('every link from elsewhere', () => {
  it.each(links.filter(({path}) => !missing.has(path)))('$line ends where it should', ({path, hash}) => {
    expect(linkProblem(site, path, hash)).toBeUndefined();
  });
});

describe('the list of pages to come', () => {
  it('has only paths that are wanted and were never published', () => {
    const problems = pendingProblems([...missing], {
      wanted: [...routes, ...links].map(({path}) => path),
      published: readLedger().map((anchor) => anchor.split('#')[0]!),
    });
    expect(problems).toEqual([]);
  });
});
