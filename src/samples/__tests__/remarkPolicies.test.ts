import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {remarkPolicies} from '../remarkPolicies';

const ROOT = path.join(__dirname, '../__fixtures__/states');
const PAGE = 'docs/build/02-storage/index.md';

const TERRAFORM = JSON.stringify({
  resource: {
    aws_lambda_function: {
      A: {
        '//': {metadata: {path: 'root/Default/Default/Issue/Default'}},
        role: '${aws_iam_role.R.arn}',
      },
    },
    aws_iam_role_policy: {
      P: {
        role: '${aws_iam_role.R.name}',
        policy: JSON.stringify({
          Statement: [
            {Effect: 'Allow', Action: ['s3:GetObject*', 's3:List*'], Resource: '${aws_s3_bucket.B.arn}'},
            {Effect: 'Allow', Action: 'none:null', Resource: '*'},
          ],
        }),
      },
    },
    aws_iam_role_policy_attachment: {P: {policy_arn: 'arn:aws:iam::aws:policy/service-role/Basic'}},
    aws_s3_bucket: {B: {'//': {metadata: {path: 'root/Default/Default/Links/Default'}}}},
    aws_s3_bucket_policy: {
      P: {
        bucket: '${aws_s3_bucket.B.id}',
        policy: JSON.stringify({
          Statement: [
            {Effect: 'Deny', Principal: '*', Action: 's3:*', Resource: '*', Condition: {A: {b: 'c'}}},
          ],
        }),
      },
    },
  },
});

async function transform(...directives: Record<string, string>[]): Promise<string[]> {
  const children = directives.map((attributes, index) => ({
    type: 'leafDirective',
    name: 'policies',
    attributes,
    children: [],
    position: {start: {line: index + 5}},
  }));
  const tree = {type: 'root', children} as unknown as Root;
  const compile = async (entrypoint: string, options: readonly string[]) => {
    expect(options).toEqual([]);
    expect(entrypoint).toBe(path.join(ROOT, 'docs/build/02-storage/main.w'));
    return TERRAFORM;
  };
  const run = remarkPolicies.call({} as never, {root: ROOT, compile}) as unknown as (
    tree: Root,
    file: {path: string},
  ) => Promise<void>;
  await run(tree, {path: path.join(ROOT, PAGE)});
  return tree.children.flatMap(linesOf);
}

function linesOf(node: Nodes): string[] {
  if (node.type === 'list') return node.children.map((item) => `- ${toString(item)}`);
  if (node.type === 'table')
    return node.children.map((row) => `| ${row.children.map((cell) => toString(cell)).join(' | ')} |`);
  if (node.type === 'mdxJsxFlowElement' && node.name === 'details')
    return ['<details>', ...node.children.flatMap(linesOf), '</details>'];
  return [toString(node)];
}

describe('::policies', () => {
  it('is a table of who may do what, and all actions in a fold', async () => {
    expect(await transform({program: './main.w'})).toEqual([
      '| Invoked by | What the function may do |',
      '| You | Read the bucket Links |',
      '<details>',
      'Every policy, action by action',
      'Invoked by you: Issue',
      '- s3:GetObject*, s3:List* on the bucket Links',
      '- nothing',
      'Every function',
      '- Basic',
      'The bucket Links',
      '- Deny: everyone may call s3:* on everything, if b is c',
      '</details>',
    ]);
  });

  it('is rejected with file, line and what is allowed, all problems at once', async () => {
    await expect(
      transform(
        {},
        {program: './storage.w', for: 'tf-aws'},
        {program: '../03-same/main.w', values: './beta.toml'},
      ),
    ).rejects.toThrow(
      [
        `${PAGE}:5: program="" of ::policies: allowed are entry points in the page's folder or one beside it: ./main.w`,
        `${PAGE}:6: unknown attribute "for" of ::policies: allowed is program, platform, values`,
        `${PAGE}:6: program="./storage.w" of ::policies: allowed are entry points in the page's folder or one beside it: ./main.w`,
        `${PAGE}:7: values="./beta.toml" of ::policies: allowed are files of the program: none`,
      ].join('\n'),
    );
  });
});
