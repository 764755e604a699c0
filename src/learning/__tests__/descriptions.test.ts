import {expect, test} from 'vitest';
import {descriptionsOf} from '../descriptions';

test('tells what each tutorial teaches, and nothing of other pages', () => {
  const pages = [
    {id: 'learn/arrays', description: 'Keep values in a row.'},
    {id: 'learning', description: 'Not a tutorial.'},
    {id: 'concepts/inflights', description: 'Two phases.'},
  ];
  expect(descriptionsOf(pages)).toEqual({arrays: 'Keep values in a row.'});
});
