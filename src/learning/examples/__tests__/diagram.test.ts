import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {drawProgram} from '../diagram';

describe('drawProgram', {timeout: 60_000}, () => {
  const entrypoint = resolve(__dirname, '../__fixtures__/site/docs/examples/counting/main.w');

  it('draws what the compiler says of a program, and says it in words', async () => {
    const {nodes, edges, description} = await drawProgram(entrypoint, 'sim');
    expect(nodes.map(({name}) => name).sort()).toEqual(['Counter', 'Queue']);
    expect(edges).toHaveLength(1);
    expect(description).toBe('Resources: Counter; Queue (Consumer). Queue uses inc of Counter.');
  });

  it('draws the Terraform resources for a cloud', async () => {
    const {description} = await drawProgram(entrypoint, 'tf-aws');
    expect(description).toContain('Counter (aws_dynamodb_table)');
  });
});
