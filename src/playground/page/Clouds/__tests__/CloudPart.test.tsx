import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {readTerraform} from '@site/src/playground/model/terraform';
import CloudPart from '../CloudPart';
import type {CloudResult} from '../useClouds';

function compiled(resource: object): CloudResult {
  const terraform = JSON.stringify({resource});
  const tree = {id: 'root', path: 'root'};
  return {
    kind: 'compiled',
    view: {kind: 'cloud', cloud: 'tf-aws', terraform, tree, connections: [], calls: []},
    config: readTerraform(terraform),
    calls: [],
  };
}

const render = (result: CloudResult, before?: CloudResult) =>
  renderToStaticMarkup(
    <CloudPart
      baseUrl="/"
      cloud="tf-aws"
      result={result}
      before={before}
      files={{}}
      onGoTo={() => undefined}
    />,
  );

it('shows a few of many resources, and how many more there are', () => {
  const many = (name: string) =>
    Object.fromEntries(
      Array.from({length: 1_000}, (_, index) => [`${name}${index}`, {role: {role: 'r', value: name}}]),
    );
  const html = render(compiled(many('new_iam_member')), compiled(many('old')));
  expect(html).toContain('1,000 resources');
  // Types and parts of the file; the changes are twice as many.
  expect(html.match(/More that are not shown: 800</g)).toHaveLength(2);
  expect(html.match(/More that are not shown: 1,800</g)).toHaveLength(1);
  expect(html.match(/<li/g)).toHaveLength(400);
});

it('writes the JSON of a resource once it is opened', () => {
  const html = render(compiled({aws_s3_bucket: {a: {acl: 'private'}}}));
  expect(html).toContain('aws_s3_bucket.a');
  expect(html).not.toContain('private');
  expect(html).not.toContain('More that');
});
