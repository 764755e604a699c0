import {describe, expect, it} from 'vitest';
import {Refusal} from '../../../lib/entrance/refusal';
import {countByType, readTerraform} from '../terraform';

const comment = (path: string) => ({'//': {metadata: {path, uniqueId: 'a'}}});
const policy = (...actions: readonly unknown[]) =>
  JSON.stringify({Version: '2012-10-17', Statement: actions.map((Action) => ({Action, Effect: 'Allow'}))});

const CONFIG = {
  '//': {metadata: {backend: 'local'}},
  provider: {aws: [{}]},
  resource: {
    aws_s3_bucket: {b: {...comment('root/b'), bucket_prefix: 'b-'}, a: {}},
    aws_iam_role_policy: {
      one: {
        ...comment('root/f/Policy'),
        policy: policy(['s3:GetObject*', 's3:List*'], 's3:List*', undefined),
      },
      other: {policy: '${data.document.json}'},
    },
    google_storage_bucket_iam_member: {m: {role: 'roles/storage.objectCreator'}},
    azurerm_role_assignment: {r: {role_definition_name: 'Storage Blob Data Reader'}},
    // Its role is the one that is used, and allows nothing by itself.
    aws_lambda_function: {f: {role: 'arn'}},
  },
};

const read = (value: unknown) => readTerraform(JSON.stringify(value));

describe('a Terraform configuration', () => {
  it('has its resources in the order of their addresses, without what names their paths', () => {
    const {resources} = read(CONFIG);
    expect(resources.map(({address, path}) => [address, path])).toEqual([
      ['aws_iam_role_policy.one', 'root/f/Policy'],
      ['aws_iam_role_policy.other', undefined],
      ['aws_lambda_function.f', undefined],
      ['aws_s3_bucket.a', undefined],
      ['aws_s3_bucket.b', 'root/b'],
      ['azurerm_role_assignment.r', undefined],
      ['google_storage_bucket_iam_member.m', undefined],
    ]);
    expect(resources[4]!.text).toBe('{\n  "bucket_prefix": "b-"\n}');
  });

  it('names what each resource allows', () => {
    const granting = read(CONFIG).resources.filter(({grants}) => grants.length > 0);
    expect(granting.map(({address, grants}) => [address, grants])).toEqual([
      ['aws_iam_role_policy.one', ['s3:GetObject*', 's3:List*']],
      ['azurerm_role_assignment.r', ['Storage Blob Data Reader']],
      ['google_storage_bucket_iam_member.m', ['roles/storage.objectCreator']],
    ]);
  });

  it('is counted by type, the most frequent first', () => {
    expect(countByType(read(CONFIG).resources).slice(0, 3)).toEqual([
      ['aws_iam_role_policy', 2],
      ['aws_s3_bucket', 2],
      ['aws_lambda_function', 1],
    ]);
  });

  it('keeps the other blocks', () => {
    expect(read(CONFIG).blocks).toEqual({provider: '{\n  "aws": [\n    {}\n  ]\n}'});
    expect(read({}).resources).toEqual([]);
  });

  it('is refused when it is something else', () => {
    expect(() => readTerraform('no')).toThrow(new Refusal('main.tf.json is not JSON.'));
    expect(() => read('text')).toThrow(Refusal);
    expect(() => read({resource: {aws_s3_bucket: 1}})).toThrow('“resource.aws_s3_bucket”');
    expect(() => readTerraform(`"${'a'.repeat(700_000)}"`)).toThrow('700,000');
    expect(() => readTerraform('{"__proto__": {"resource": {}}}')).toThrow('“__proto__”');
    expect(() => readTerraform(`{"a": ${'['.repeat(30)}${']'.repeat(30)}}`)).toThrow('deeper than 30 levels');
  });

  it('has no more than a page can show', () => {
    const bucket = (count: number) =>
      Object.fromEntries(Array.from({length: count}, (_, index) => [`b${index}`, {}]));
    expect(read({resource: {aws_s3_bucket: bucket(5_000)}}).resources).toHaveLength(5_000);
    expect(() => read({resource: {aws_s3_bucket: bucket(5_001)}})).toThrow(
      new Refusal('main.tf.json has 5,001 resources; up to 5,000 are allowed.'),
    );
    const actions = Array.from({length: 900}, (_, index) => `s3:${index}`);
    const long = 'p'.repeat(2_000);
    const [one] = read({
      resource: {aws_iam_role_policy: {[long]: {...comment(long), policy: policy(actions, long)}}},
    }).resources;
    expect(one!.grants).toEqual(actions.slice(0, 100));
    for (const name of [one!.address, one!.path!]) expect(name).toMatch(/more characters are not shown\)$/);
  });

  it('has one resource at an address', () => {
    const {resources} = read({resource: {a: {'b.c': {one: 1}}, 'a.b': {c: {other: 2}}}});
    expect(resources.map(({address}) => address)).toEqual(['a.b.c']);
  });
});
