import {describe, expect, it} from 'vitest';
import {readBuiltSite} from '../support/builtSite';
import {linkProblem} from './follow';
import {kindProblem} from './kinds';
import {readInboundLinks, readLines, readRoutes} from './lists';

const site = readBuiltSite();
const routes = readRoutes();
const links = readInboundLinks();
const pending = readLines('pending.txt');
const isPending = (path: string) => pending.includes(path);

/** The list of pages to come only gets shorter. Lower this number with it. */
const MOST_PENDING = 194;

describe('every path of the site', () => {
  it.each(routes.filter(({path}) => !isPending(path)))(
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
  it.each(links.filter(({path}) => !isPending(path)))('$line ends where it should', ({path, hash}) => {
    expect(linkProblem(site, path, hash)).toBeUndefined();
  });
});

describe('the list of pages to come', () => {
  it('has no path that answers already (npm run test:content -- -u takes them out)', async () => {
    const left = pending.filter((path) => !site.answer(path));
    await expect(`${PENDING_HEAD}${left.join('\n')}\n`).toMatchFileSnapshot('pending.txt');
  });

  it('has only paths that are wanted', () => {
    const wanted = new Set([...routes, ...links].map(({path}) => path));
    expect(pending.filter((path) => !wanted.has(path))).toEqual([]);
  });

  it('does not grow', () => {
    expect(pending.length).toBeLessThanOrEqual(MOST_PENDING);
  });
});

const PENDING_HEAD = `# Paths of routes.json and inbound-links.txt that no page and no redirect answers yet. An entry that answers fails the
# test, and so does a path that stands neither here nor in the built site. Nothing is added here.
`;
