import {expect, it} from 'vitest';
import {knownBugOf, misplacedBugs} from '../knownBugs';
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
