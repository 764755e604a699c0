import {describe, expect, it} from 'vitest';
import {fullName, memberNames, ownerInSignature, typeNames, typeOfMember} from '../apiNames';

describe('names of the API', () => {
  it.each([
    ['put', 'cloud.Bucket', ['Bucket.put', 'put', 'cloud.Bucket.put']],
    ['env', 'util', ['util.env', 'env']],
    ['new', 'cloud.Bucket', ['new Bucket', 'new cloud.Bucket']],
    ['kind', 'std.reflect.Type', ['Type.kind', 'kind', 'std.reflect.Type.kind']],
  ])('of %s in %s are %j, and tell the type', (member, type, names) => {
    expect(memberNames(member, type)).toEqual(names);
    expect(typeOfMember(member, names)).toBe(type);
  });

  it('of types are no members', () => {
    expect(typeNames('cloud.Bucket')).toEqual(['Bucket', 'cloud.Bucket']);
    expect(typeOfMember('BucketProps', ['BucketProps', 'cloud.BucketProps'])).toBeUndefined();
    expect(typeOfMember('util.Util', ['Util', 'util.Util'])).toBeUndefined();
    expect(typeOfMember('new', ['new', 'cloud.new'])).toBeUndefined();
  });
});

it.each([
  ['new cloud.Bucket(props: BucketProps?)', 'new', 'cloud.Bucket'],
  ['aws.Bucket.from(bucket: cloud.Bucket): IAwsBucket?', 'from', 'aws.Bucket'],
  ['fs.exists(path: str): bool', 'exists', 'fs'],
  ['put(key: str): void', 'put', undefined],
  ['bucketArn: str', 'bucketArn', undefined],
])('the signature %s of %s names %s', (signature, member, owner) => {
  expect(ownerInSignature(signature, member)).toBe(owner);
});

it.each([
  ['BucketProps', 'cloud', 'cloud.BucketProps'],
  ['util.Util', 'std', 'util.Util'],
  ['Array<T>', 'std', 'Array'],
  ['App', '', 'App'],
])('the heading %s in %s is of %s', (heading, module, name) => expect(fullName(heading, module)).toBe(name));
