import {expect, it} from 'vitest';
import {KNOWN_BUGS, nameOfBug} from '../../../wing/language/knownBugs';
import {knownBugsOf} from '../knownBugs';

const TREE = {
  id: 'root',
  path: 'root',
  children: {
    Uploads: {id: 'Uploads', path: 'root/Uploads', constructInfo: {fqn: '@winglang/sdk.aws.Bucket'}},
  },
};
const NAME = nameOfBug(KNOWN_BUGS['cloud.Bucket']!['delete(mustExist:)']!['tf-aws']!);

it.each([
  ['delete', 'uploads.delete("a", mustExist: true);', [NAME]],
  ['delete', 'uploads.delete("a"); check(mustExist: true);', []],
  ['copy', 'uploads.copy("a", "b");', [NAME]],
  ['put', 'uploads.put("a", "b");', []],
])('%s: %s', (operation, text, names) => {
  const place = {file: 'main.w', line: 1, column: 1};
  const calls = [{function: 'root/f', resource: 'root/Uploads', operation, place}];
  const bugs = knownBugsOf('tf-aws', {files: {'main.w': text}, output: '', calls, tree: TREE});
  expect(bugs.map(({name}) => name)).toEqual(names);
  expect(knownBugsOf('tf-gcp', {files: {'main.w': text}, output: '', calls, tree: TREE})).toEqual([]);
});
