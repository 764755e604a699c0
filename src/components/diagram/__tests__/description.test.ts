import {expect, it} from 'vitest';
import {layOutProgram} from '../layout';
import {describeGraph, describeNodes} from '../description';
import {toGraph} from '../graph';
import {call, treeOf} from './trees';

it('says what the drawing shows', () => {
  const tree = treeOf({
    Queue: 'cloud.Queue',
    Shop: 'std.Resource',
    'Shop/Desk': 'std.Resource',
    'Shop/Desk/Files': 'cloud.Bucket',
  });
  const calls = ['Queue > Shop/Desk/Files.put', 'Queue > Shop/Desk/Files.get'].map(call);
  const words = describeNodes(layOutProgram({tree, connections: calls})).map(({title, uses}) => [
    title,
    ...uses,
  ]);
  expect(words).toEqual([
    ['Queue', 'uses put and get of Bucket Files in Desk in Shop'],
    ['Bucket Files in Desk in Shop'],
  ]);
});

it('describes a whole graph in a few sentences, and says a name once that is the kind as well', () => {
  const tree = treeOf({Queue: 'cloud.Queue', Files: 'cloud.Bucket'});
  const connections = ['Queue > Files.put', 'Queue > Files.get'].map(call);
  expect(describeGraph(toGraph({tree, connections}))).toBe(
    'Resources: Queue; Bucket Files. Queue uses put, get of Bucket Files.',
  );
});
