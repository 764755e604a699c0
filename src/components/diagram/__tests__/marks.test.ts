import {describe, expect, it} from 'vitest';
import {marksOfNodes} from '../marks';

const NODES = ['root/Default/Store', 'root/Default/Store/Files', 'root/Default/Jobs'].map((id) => ({id}));

describe('marksOfNodes', () => {
  it('marks the innermost node around a path', () => {
    const marks = marksOfNodes(
      [
        {path: 'root/Default/Store/Files', kind: 'previous', text: 'step 1'},
        {path: 'root/Default/Jobs/Consumer0', kind: 'current', text: 'step 2'},
      ],
      NODES,
    );
    expect([...marks]).toEqual([
      ['root/Default/Store/Files', {kind: 'previous', text: 'step 1'}],
      ['root/Default/Jobs', {kind: 'current', text: 'step 2'}],
    ]);
  });

  it('gives a node the last of its marks, and what is not drawn none', () => {
    const marks = marksOfNodes(
      [
        {path: 'root/Default/Jobs', kind: 'previous', text: 'step 1'},
        {path: 'root/Default/Jobs', kind: 'current', text: 'step 2'},
        {path: 'root/Default/JobsArchive', kind: 'current', text: 'step 3'},
      ],
      NODES,
    );
    expect([...marks]).toEqual([['root/Default/Jobs', {kind: 'current', text: 'step 2'}]]);
  });
});
