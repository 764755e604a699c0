import fc from 'fast-check';
import {expect, it} from 'vitest';
import {damaged, hostileData, hostileText, mutated, neverBreaks} from '../../../tests/support/hostile';
import {readIndexFile} from '../engine/fetchIndexFile';
import {recordOf} from '../shared/__tests__/records';
import type {SearchRecord} from '../shared/types';
import {decode} from './decode';
import {encode} from './encode';
import {readNames, readTexts} from './readFiles';

const page = fc
  .record({name: fc.stringMatching(/^[a-z]{1,8}$/), title: hostileText(40), text: hostileText(60)})
  .map(({name, ...rest}) => recordOf(`/${name}`, rest));
const site = fc.uniqueArray(page, {minLength: 1, maxLength: 5, selector: ({path}) => path});
const files = site.map((records) => ({records, ...encode(records, 'en')}));
const names = files.map((encoded) => encoded.names);

const readJson = (text: string) => readIndexFile('names.json', new TextEncoder().encode(text).buffer);

it('the names of any site are read as they were', () => {
  neverBreaks(
    files,
    (encoded) => decode(readNames(readJson(JSON.stringify(encoded.names)))),
    (read, {records}) => expect(read).toEqual(records.map((record) => ({...record, text: ''}))),
    300,
  );
});

it('damaged names are refused, or have records that can be shown', () => {
  neverBreaks(
    fc.oneof(damaged(names), hostileData()),
    (value) => decode(readNames(value)),
    expectRecords,
    500,
  );
});

it('a damaged file is refused, or has records that can be shown', () => {
  neverBreaks(
    mutated(names.map((value) => JSON.stringify(value))),
    (text) => decode(readNames(readJson(text))),
    expectRecords,
    500,
  );
});

it('damaged texts are refused, or those of records', () => {
  neverBreaks(
    fc.oneof(
      damaged(fc.constant({version: 'a', aliases: {1: 'one'}, start: 2, texts: ['One.', 'Two.']})),
      hostileData(),
    ),
    (value) => readTexts(value, {version: 'a'}, 5),
    ({start, texts}) => expect(start + texts.length).toBeLessThanOrEqual(5),
    500,
  );
});

function expectRecords(records: readonly SearchRecord[]): void {
  for (const {path, title, anchor, trail, names: known, keywords} of records) {
    expect(new URL(`https://wing.example${path}#${anchor}`).origin).toBe('https://wing.example');
    const texts = [title, ...trail, ...known, ...keywords];
    expect(texts.filter((text) => typeof text !== 'string')).toEqual([]);
    expect(trail.length).toBeLessThanOrEqual(9);
  }
}
