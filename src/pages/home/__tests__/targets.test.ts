// cspell:ignore Vists
import {describe, expect, it} from 'vitest';
import {unescapeHtml} from '../../../lib/unescapeHtml';
import {fromSimulator, fromTerraform, withoutPlaces} from '../targets';

const textOf = (lines: ReturnType<typeof fromTerraform>['excerpt']) =>
  lines.map((line) => unescapeHtml(line.replace(/<[^>]+>/g, ''))).join('\n');

const at = (path: string) => ({metadata: {path}});

describe('fromTerraform', () => {
  const resources = {
    aws_dynamodb_table: {Visits: {'//': at('root/Default/Visits/Default'), hash_key: 'id'}},
    aws_s3_object: {
      A: {'//': at('root/Default/VisitsPage/A'), key: 'a'},
      B: {'//': at('root/Default/VisitsPage/B'), key: 'b'},
    },
  };

  it('counts the resources of every type', () => {
    expect(fromTerraform(resources, 'root/Default/Visits').resources).toEqual([
      {type: 'aws_dynamodb_table', count: 1},
      {type: 'aws_s3_object', count: 2},
    ]);
  });

  it('shows what stands below a path, without the comments of the generator', () => {
    const {excerpt} = fromTerraform(resources, 'root/Default/Visits');
    expect(JSON.parse(textOf(excerpt))).toEqual({aws_dynamodb_table: {Visits: {hash_key: 'id'}}});
  });

  it('refuses a path that the output does not have', () => {
    expect(() => fromTerraform(resources, 'root/Default/Vists')).toThrow('nothing of root/Default/Vists');
  });
});

describe('fromSimulator', () => {
  it('leaves out the package in the names of types', () => {
    const resources = {'root/Default/Visits': {type: '@winglang/sdk.cloud.Counter', props: {initial: 1}}};
    const {resources: counts, excerpt} = fromSimulator(resources, 'root/Default/Visits');
    expect(counts).toEqual([{type: 'cloud.Counter', count: 1}]);
    expect(JSON.parse(textOf(excerpt))).toEqual(resources);
  });
});

describe('withoutPlaces', () => {
  it('leaves the size of the output the same on each machine', () => {
    const output = (place: string) =>
      JSON.stringify(
        {types: {'cloud.Bucket': {sourcePath: `${place}/node_modules/@winglang/sdk/bucket.js`}}},
        null,
        2,
      );
    expect(withoutPlaces(output('/home/somebody/website'))).toBe(output(''));
    expect(withoutPlaces(output('C:/site'))).toBe(withoutPlaces(output('/a/longer/path')));
  });
});
