import {expect, it} from 'vitest';
import {sketchTerraform} from '../fromTerraform';

const at = (path: string) => ({'//': {metadata: {path}}});
const TERRAFORM = {
  aws_s3_bucket: {Links: at('root/Default/Default/Links/Default'), Code: at('root/Default/Code')},
  aws_s3_bucket_cors_configuration: {
    Links_Cors: {...at('root/Default/Default/Links/Cors'), bucket: '${aws_s3_bucket.Links.id}'},
  },
  aws_lambda_function: {
    Worker: {...at('root/Default/Default/Worker/Default'), s3_bucket: '${aws_s3_bucket.Code.bucket}'},
  },
  aws_iam_role_policy: {
    Worker_Policy: {
      ...at('root/Default/Default/Worker/Policy'),
      policy: JSON.stringify({
        Statement: [
          {
            Action: ['s3:GetObject', 's3:PutObject', 's3:List'],
            Resource: ['${aws_s3_bucket.Links.arn}', '${aws_s3_bucket.Links.arn}/*'],
          },
          {Action: 'none:Such', Resource: '*'},
        ],
      }),
    },
  },
};
const node = (id: string, path: string, fqn?: string, children = {}) => ({
  id,
  path,
  children,
  ...(fqn !== undefined && {constructInfo: {fqn: `@winglang/sdk.${fqn}`}}),
});
const TREE = node('root', 'root', undefined, {
  Default: node('Default', 'root/Default', undefined, {
    Default: node('Default', 'root/Default/Default', 'std.Resource', {
      Links: node('Links', 'root/Default/Default/Links', 'cloud.Bucket'),
      Worker: node('Worker', 'root/Default/Default/Worker', 'cloud.Function'),
    }),
  }),
});

it('has a box for each resource of the program, and its permissions on arrows', () => {
  const {nodes, edges} = sketchTerraform(TERRAFORM, TREE);
  expect(nodes.map(({label, kind, rows}) => [...label, kind, ...rows])).toEqual([
    ['Links', 'Bucket', 'aws_s3_bucket', 'aws_s3_bucket_cors_configuration'],
    ['Code', undefined, 'aws_s3_bucket'],
    ['Worker', 'Function', 'aws_iam_role_policy', 'aws_lambda_function'],
  ]);
  expect(edges).toEqual([
    {
      from: 'root/Default/Default/Worker',
      to: 'root/Default/Default/Links',
      label: ['s3:GetObject, s3:PutObject, and 1 more'],
      isDashed: false,
    },
    {from: 'root/Default/Default/Worker', to: 'root/Default/Code', label: [], isDashed: true},
  ]);
});
