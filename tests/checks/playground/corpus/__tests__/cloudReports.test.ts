import {expect, it} from 'vitest';
import {type CloudReport, formatReports, listProblems} from '../cloudReports';

const REPORTS: readonly CloudReport[] = [
  {name: 'a', cloud: 'tf-aws', result: 'equal'},
  {name: 'b', cloud: 'tf-aws', result: 'refused', words: 'no'},
  {name: 'c', cloud: 'tf-aws', result: 'refused', words: 'never'},
  {name: 'd', cloud: 'tf-aws', result: 'refused', words: 'never'},
  {name: 'a', cloud: 'tf-gcp', result: 'left-out', words: 'a package'},
  {name: 'b', cloud: 'tf-gcp', result: 'different', words: 'differs in output'},
];

it('the table has a row for each cloud, and the reasons below it', () => {
  expect(formatReports(REPORTS).split('\n')).toEqual([
    '| | equal | refused | left-out | different |',
    '| --- | --- | --- | --- | --- |',
    '| tf-aws | 1 | 3 | 0 | 0 |',
    '| tf-gcp | 0 | 0 | 1 | 1 |',
    '',
    '- tf-aws, refused, 2: never',
    '- tf-aws, refused, 1: no',
    '- tf-gcp, left-out, 1: a package',
  ]);
});

it('each difference is a problem', () => {
  expect(listProblems(REPORTS)).toEqual(['tf-gcp, b: differs in output']);
});
