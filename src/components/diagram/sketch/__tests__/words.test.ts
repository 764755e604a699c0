import {expect, it} from 'vitest';
import {parseSketch} from '../parse';
import {describeSketch} from '../words';

const wordsOf = (text: string) => describeSketch(parseSketch(text).sketch);

it('says what frames hold, and what arrows do, with kinds where a box is named first', () => {
  const text = String.raw`
    reader: Reader [user]
    api: API [api]
    visits: Visits [queue]
    lonely: Alone\nhere [table]
    frame aws: Your account { api inner }
    frame inner: Background [inflight] { visits }
    reader -> api: GET /abc
    api -> visits: push
    visits --> api: later\non
    moves reader -> api, wait, api -> reader`;
  expect(wordsOf(text)).toEqual([
    'Your account contains Background and API.',
    'Background (inflight) contains Visits.',
    'Reader (User) → API: GET /abc',
    'API → Visits (Queue): push',
    'Visits → API: later on (event)',
    'Without arrows: Alone here (Table).',
    'The dot moves: Reader → API, a pause, API → Reader.',
  ]);
});
