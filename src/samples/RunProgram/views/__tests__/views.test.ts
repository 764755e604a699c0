import {describe, expect, it} from 'vitest';
import type {CompiledProgram} from '../../../../components/diagram/graph';
import {drawTree} from '../drawTree';
import {toIsNew, withoutTests} from '../ownCalls';

const PUT = {function: 'root/Default/Save', resource: 'root/Default/Links', operation: 'put'};

describe('calls', () => {
  it('of tests are left out', () => {
    expect(withoutTests([PUT, {...PUT, function: 'root/Default/test:a link is saved'}])).toEqual([PUT]);
  });

  it('are new unless the function had called the same before', () => {
    const isNew = toIsNew([PUT]);
    expect(isNew(PUT.function, PUT)).toBe(false);
    expect(isNew(PUT.function, {...PUT, operation: 'delete'})).toBe(true);
    expect(isNew('root/Default/Other', PUT)).toBe(true);
  });
});

/** A program with a function and buckets that it calls. */
function programOf(buckets: readonly string[], operations: readonly string[] = ['put']): CompiledProgram {
  const node = (id: string, type: string) => ({
    id,
    path: `root/Default/${id}`,
    constructInfo: {fqn: `@winglang/sdk.cloud.${type}`},
  });
  const all = [node('Save', 'Function'), ...buckets.map((id) => node(id, 'Bucket'))];
  return {
    tree: {
      id: 'root',
      path: 'root',
      children: {
        Default: {
          id: 'Default',
          path: 'root/Default',
          children: Object.fromEntries(all.map((one) => [one.id, one])),
        },
      },
    },
    connections: buckets.flatMap((id) =>
      operations.map((targetOp) => ({
        source: 'root/Default/Save',
        target: `root/Default/${id}`,
        targetOp,
        name: 'call',
      })),
    ),
  };
}

/** How many arrows and boxes of a drawing are marked. */
function marksOf(drawn: ReturnType<typeof drawTree>): {boxes: number; arrows: number} | string {
  if (typeof drawn === 'string') return drawn;
  const {nodes, edges} = drawn.layouts[0]!;
  return {
    boxes: nodes.filter(({isNew}) => isNew).length,
    arrows: edges.filter(({isNew}) => isNew).length,
  };
}

describe('drawTree', () => {
  it('marks nothing of the program as it was', () => {
    const program = programOf(['Links']);
    expect(marksOf(drawTree(program, program))).toEqual({boxes: 0, arrows: 0});
    expect(marksOf(drawTree(program, undefined))).toEqual({boxes: 0, arrows: 0});
  });

  it('marks what has been added, and an arrow that says more', () => {
    const before = programOf(['Links']);
    expect(marksOf(drawTree(programOf(['Links', 'Logs']), before))).toEqual({boxes: 1, arrows: 1});
    expect(marksOf(drawTree(programOf(['Links'], ['put', 'delete']), before))).toEqual({boxes: 0, arrows: 1});
  });

  it('says why a large program is not drawn', () => {
    const many = Array.from({length: 40}, (_, index) => `Bucket${index}`);
    expect(drawTree(programOf(many), undefined)).toContain('more resources than fit');
  });
});
