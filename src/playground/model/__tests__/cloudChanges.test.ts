import {expect, it} from 'vitest';
import {changesBetween} from '../cloudChanges';
import {readTerraform} from '../terraform';

const NO_CHANGES = {added: [], removed: [], changed: []};

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
  const [one, other] = ['10a65b29f34a471d7bd6ddea39695de2', '9F34A471D7BD6DDEA39695DE210A65B2'];
  expect(changesBetween(state(object(one)), state(object(other)))).toEqual(NO_CHANGES);
});

it('takes no longer for a name that is like that of an asset', () => {
  const names = ['asset.', 'assets/', 'a/'].map((piece) => piece.repeat(500_000 / piece.length));
  for (const name of names) {
    const one = state({aws_s3_bucket: {a: {name}}});
    expect(changesBetween(one, one)).toEqual(NO_CHANGES);
  }
});
