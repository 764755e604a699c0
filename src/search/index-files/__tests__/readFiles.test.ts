import {expect, it} from 'vitest';
import {recordOf} from '../../shared/__tests__/records';
import {encode} from '../encode';
import {OtherBuildError, readNames, readTexts} from '../readFiles';

const {names, texts} = encode([recordOf('/a', {text: 'One.'}), recordOf('/b', {text: 'Two.'})], 'en');

it('reads what the build writes', () => {
  expect(readNames(names)).toEqual(names);
  expect(readTexts(texts[0], names)).toEqual(texts[0]);
});

it.each([
  [{...names, format: 2}, 'names.json has the format 2; allowed is 3.'],
  [{}, 'names.json has no format; allowed is 3.'],
  [null, 'names.json has no format; allowed is 3.'],
])('refuses names of another format', (value, message) => {
  expect(() => readNames(value)).toThrow(new OtherBuildError(message));
});

it.each([null, {...texts[0], version: 'other'}])('refuses texts of another build', (value) => {
  expect(() => readTexts(value, names)).toThrow(
    new OtherBuildError('A search file is from another build than names.json'),
  );
});
