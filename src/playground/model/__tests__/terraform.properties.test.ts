/** Whatever a program sends in the place of a Terraform configuration. */
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {damaged, hostileText, INHERITED, mutated, neverBreaks} from '../../../../tests/support/hostile';
import {changesBetween} from '../cloudChanges';
import {readTerraform} from '../terraform';

const name = fc.oneof(fc.constantFrom(...INHERITED, 'aws_iam_role_policy', 'aws_s3_bucket'), hostileText(40));
const policy = fc.record({Statement: fc.array(fc.record({Action: fc.oneof(name, fc.array(name))}))});
const resource = fc.record({
  '//': fc.record({metadata: fc.record({path: name})}),
  policy: policy.map((value) => JSON.stringify(value)),
  role: name,
});
const configuration = fc.record({
  provider: fc.dictionary(name, fc.jsonValue()),
  resource: fc.dictionary(name, fc.dictionary(name, resource)),
});
const toJson = (value: unknown) =>
  JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? 1 : part)) ?? '';
const text = fc.oneof(mutated(configuration.map(toJson)), damaged(configuration).map(toJson));

it('is read as texts of a bounded length, or refused, and compared with another', () => {
  neverBreaks(
    text,
    readTerraform,
    (config) => {
      const {resources, blocks} = config;
      expect(new Set(resources.map(({address}) => address)).size).toBe(resources.length);
      for (const one of resources)
        for (const shown of [one.address, one.type, one.path ?? '', ...one.grants])
          expect(typeof shown === 'string' && shown.length <= 1_000).toBe(true);
      for (const block of Object.values(blocks)) expect(typeof block).toBe('string');
      const state = {config, calls: []};
      expect(changesBetween(state, state)).toEqual({added: [], removed: [], changed: []});
    },
    300,
  );
});
