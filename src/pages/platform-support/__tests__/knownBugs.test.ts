import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {expect, it} from 'vitest';
import {BUGS, KNOWN_BUGS, knownBugOf, misplacedBugs, nameOfBug} from '../../../wing/language/knownBugs';
import {readMatrix} from '../matrix';

it('names bugs of what compiles, and of nothing else', () => {
  const {resources} = readMatrix();
  expect(misplacedBugs(resources)).toEqual([]);
  expect(misplacedBugs({...resources, 'cloud.OnDeploy': {}})).toEqual([
    'cloud.OnDeploy new() on tf-aws',
    'cloud.OnDeploy new(executeBefore:) on tf-aws',
  ]);
  expect(knownBugOf('cloud.Bucket', 'copy()', 'tf-aws')).toContain('copy-and-rename');
  expect(knownBugOf('cloud.Bucket', 'put()', 'tf-aws')).toBeUndefined();
});

it('calls each bug by the heading of its description', () => {
  const text = readFileSync(resolve(import.meta.dirname, '../../../..', `${BUGS.slice(1, -1)}.md`), 'utf8');
  const headings = new Map(
    [...text.matchAll(/(?:^::anchor\{id="(.+)"\}\n\n)?^### (.+)$/gm)].map(([, id, heading]) => [
      id ??
        heading!
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      heading!.replaceAll('`', ''),
    ]),
  );
  const paths = Object.values(KNOWN_BUGS).flatMap((members) =>
    Object.values(members).flatMap((bugs) => Object.values(bugs)),
  );
  for (const path of paths) expect(nameOfBug(path)).toBe(headings.get(path.slice(BUGS.length)));
});
