import {expect, it} from 'vitest';
import {changesBetween} from '../cloudChanges';
import {readTerraform} from '../terraform';

const state = (resource: object, ...operations: readonly string[]) => ({
  config: readTerraform(JSON.stringify({resource})),
  calls: operations.map((operation) => ({function: 'root/f', resource: 'root/Uploads', operation})),
});

it('an edit adds, removes and changes resources and permissions', () => {
  const before = state({aws_s3_bucket: {a: {acl: 'x'}, b: {}}}, 'put', 'get');
  const after = state({aws_s3_bucket: {a: {acl: 'y'}}, aws_sqs_queue: {q: {}}}, 'put', 'delete');
  expect(changesBetween(before, after)).toEqual({
    added: ['f may delete objects of Uploads', 'aws_sqs_queue.q'],
    removed: ['f may read objects of Uploads', 'aws_s3_bucket.b'],
    changed: ['aws_s3_bucket.a'],
  });
});

it('the hash of the code of a function is no change', () => {
  const object = (hash: string) => ({
    aws_s3_object: {
      a: {key: `asset.c8ca.${hash}.zip`, source: `assets/Api_get_a0_Asset_574B331D/${hash}/archive.zip`},
    },
  });
  expect(changesBetween(state(object('34c0')), state(object('919D')))).toEqual({
    added: [],
    removed: [],
    changed: [],
  });
});
