import {expect, it} from 'vitest';
import {differencesOf} from '../compareTerraform';

const HASH = '10A65B29F34A471D7BD6DDEA39695DE2';
const config = (name: string, hash: string, acl = 'x') =>
  JSON.stringify({
    provider: {aws: [{}]},
    resource: {
      aws_s3_object: {
        [name]: {
          key: `asset.c8ca3048.${hash.toLowerCase()}.zip`,
          source: `assets/Api_get_a0_Asset_574B331D/${hash}/archive.zip`,
          acl,
        },
      },
    },
  });

it('hashes of code are equal, and all else is compared', () => {
  const other = HASH.split('').reverse().join('');
  expect(differencesOf(config('a', HASH), config('a', other))).toEqual([]);
  expect(differencesOf(config('a', HASH), config('a', HASH, 'y'))).toEqual(['aws_s3_object.a']);
  expect(differencesOf(config('a', HASH), config('b', HASH))).toEqual(['aws_s3_object.a', 'aws_s3_object.b']);
  expect(differencesOf('{"provider": {"a": 1, "b": 2}}', '{"provider": {"b": 2, "a": 1}}')).toEqual([]);
  expect(differencesOf('{"provider": {"a": 1}}', '{"output": {}}')).toEqual(['output', 'provider']);
});

it('folders, and hashes of images, are equal', () => {
  const page = (folder: string, name = 'a') =>
    JSON.stringify({page: {source: `${folder}/public/${name}.html`}});
  expect(differencesOf(page('/x/.cache/samples/clouds-12/w1'), page('/proj'))).toEqual([]);
  expect(differencesOf(page('/proj', 'b'), page('/proj'))).toEqual(['page']);
  expect(differencesOf(page('/elsewhere'), page('/proj'))).toEqual(['page']);
  const image = (hash: string) => `{"image": {"context_hash": "${hash}"}}`;
  expect(differencesOf(image(HASH.toLowerCase()), image('0'.repeat(32)))).toEqual([]);
});

it('numbers of tokens are equal', () => {
  expect(
    differencesOf(
      '{"a": {"x-KEN.10]}": 1, "y-KEN10-KEN11_2E090916": 2}}',
      '{"a": {"x-KEN.7]}": 1, "y-KEN7-KEN9_AA090916": 2}}',
    ),
  ).toEqual([]);
});
