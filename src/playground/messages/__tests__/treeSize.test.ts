import {describe, expect, it} from 'vitest';
import {hasFewNodes, MAX_NODES} from '../treeSize';

const childrenOf = (count: number) =>
  Object.fromEntries(Array.from({length: count}, (_, at) => [`c${at}`, {}]));

/** A node with a node in it, and so on. */
const chainOf = (nodes: number): unknown =>
  Array.from({length: nodes - 1}).reduce((inner: unknown) => ({children: {inner}}), {});

describe('hasFewNodes', () => {
  it('counts the tree and all below it, beside each other or in each other', () => {
    expect(hasFewNodes({children: childrenOf(MAX_NODES - 1)})).toBe(true);
    expect(hasFewNodes({children: childrenOf(MAX_NODES)})).toBe(false);
    expect(hasFewNodes({children: childrenOf(MAX_NODES + 1)})).toBe(false);
    expect(hasFewNodes(chainOf(MAX_NODES))).toBe(true);
    expect(hasFewNodes(chainOf(MAX_NODES + 1))).toBe(false);
    const half = {children: childrenOf(MAX_NODES / 2)};
    expect(hasFewNodes({children: {one: half, other: half}})).toBe(false);
  });

  it.each([
    undefined,
    null,
    'tree',
    5,
    {},
    {children: null},
    {children: 'ab'},
    {children: {a: null, b: 'text'}},
  ])('finds few in %j, which is no tree', (value) => expect(hasFewNodes(value)).toBe(true));

  it('does not look at what a node inherits', () => {
    expect(hasFewNodes(Object.create({children: childrenOf(MAX_NODES)}))).toBe(true);
  });
});
