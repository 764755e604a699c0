import {expect, it} from 'vitest';
import {layOutProgram} from '../nestedLayout';
import {inWords} from '../words';
import {call, treeOf} from './trees';

it('says what the drawing shows', () => {
  const tree = treeOf({
    Queue: 'cloud.Queue',
    Shop: 'std.Resource',
    'Shop/Desk': 'std.Resource',
    'Shop/Desk/Files': 'cloud.Bucket',
  });
  const calls = ['Queue > Shop/Desk/Files.put', 'Queue > Shop/Desk/Files.get'].map(call);
  const words = inWords(layOutProgram(tree, calls)).map(({title, uses}) => [title, ...uses]);
  expect(words).toEqual([
    ['Queue', 'uses put and get of Bucket Files in Desk in Shop'],
    ['Bucket Files in Desk in Shop'],
  ]);
});
