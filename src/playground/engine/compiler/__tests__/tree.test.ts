import {describe, expect, it} from 'vitest';
import {createTree, listFiles, makeFolder, writeFile} from '../tree';

const textsOf = (...parameters: Parameters<typeof listFiles>) =>
  [...listFiles(...parameters)].map(([path, data]) => [path, new TextDecoder().decode(data)]);

describe('createTree', () => {
  it('puts files into folders, and takes texts and bytes', () => {
    const tree = createTree({'/a/b.txt': 'naïve', '/a/c/d': new Uint8Array([104, 105]), '/e': ''});
    expect(textsOf(tree)).toEqual([
      ['/a/b.txt', 'naïve'],
      ['/a/c/d', 'hi'],
      ['/e', ''],
    ]);
  });

  it('does not share its bytes: what the compiler writes stays in the tree', () => {
    const data = new Uint8Array([1]);
    const [[, copy]] = [...listFiles(createTree({'/a': data}))] as [[string, Uint8Array]];
    copy[0] = 2;
    expect(data[0]).toBe(1);
  });
});

describe('writeFile', () => {
  it('writes over a file', () => {
    const tree = createTree({'/a/b': 'old'});
    writeFile(tree, '/a/b', 'new');
    expect(textsOf(tree)).toEqual([['/a/b', 'new']]);
  });

  it('says which file is in the way of a folder', () => {
    const tree = createTree({'/a/b': 'text'});
    expect(() => writeFile(tree, '/a/b/c/d', '')).toThrow('a/b/c: b is a file, not a folder.');
  });
});

describe('makeFolder', () => {
  it('leaves a folder that is there as it is', () => {
    const tree = createTree({'/a/b': 'text'});
    expect(makeFolder(tree, '/a')).toBe(makeFolder(tree, 'a/'));
    expect(textsOf(makeFolder(tree, '/a'), '/here')).toEqual([['/here/b', 'text']]);
  });
});
