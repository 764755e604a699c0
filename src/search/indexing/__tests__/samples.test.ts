import {describe, expect, it} from 'vitest';
import {namesIn} from '../samples';

describe('namesIn', () => {
  it.each([
    ['let notes = new cloud.Bucket(); notes.put("a", "b");', ['Bucket', 'put']],
    ['bring cloud; let notes = new cloud.Bucket();', ['cloud.Bucket']],
    ['bring "./lib" as lib; lib.Store.open();', ['lib.Store.open']],
    ['duration.fromDays(2).days', ['duration.fromDays', 'days']],
    ['log("x"); let wordCount = Json.parse(text);', ['log', 'wordCount', 'Json.parse']],
    ['log(1); log(2);', ['log']],
  ])('of %s are %j', (code, names) => expect(namesIn(code, '')).toEqual(names));

  it('are not those that the text says', () => {
    expect(namesIn('bring cloud; new cloud.Queue(); new cloud.Topic();', 'A cloud.Queue. Then')).toEqual([
      'cloud.Topic',
    ]);
  });
});
