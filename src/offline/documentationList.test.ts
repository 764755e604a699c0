import {describe, expect, it} from 'vitest';
import {Refusal} from '../lib/entrance/refusal';
import {type DocumentationList, readDocumentationList} from './documentationList';

const LIST: DocumentationList = {
  version: '0123456789abcdef',
  sent: 20,
  files: [
    ['/', 10],
    ['/docs/why-wing', 20],
    ['/assets/css/other.0d7c0f18.css', 30],
  ],
};

const read = (list: unknown, baseUrl = '/') => readDocumentationList(JSON.stringify(list), baseUrl);

describe('readDocumentationList', () => {
  it('reads what the build writes', () => {
    expect(read(LIST)).toEqual(LIST);
  });

  it('leaves out what it does not know', () => {
    expect(read({...LIST, more: true})).toEqual(LIST);
  });

  it('reads a file that is empty, and many files', () => {
    const files = Array.from({length: 600}, (_, index): [string, number] => [`/docs/page-${index}`, 0]);
    expect(read({...LIST, sent: 0, files}).files).toEqual(files);
  });

  const NO_PAIR = 'has a file that is no pair of an address of this site and a size.';

  it.each([
    ['no object', 'all', 'The list of the documentation is not an object.'],
    ['a list', [LIST], 'The list of the documentation is not an object.'],
    ['another version', {...LIST, version: '../../x'}, 'has no version of 16 hexadecimal digits.'],
    ['a longer version', {...LIST, version: `${LIST.version}0`}, 'has no version of 16'],
    ['a version after something', {...LIST, version: `x${LIST.version}`}, 'has no version of 16'],
    ['a number as a version', {...LIST, version: 1_234_567_812_345_678}, 'has no version of 16'],
    ['no sum', {...LIST, sent: -1}, 'does not show how much there is to load.'],
    ['no files', {...LIST, files: []}, 'has no files.'],
    ['a file that is none', {...LIST, files: ['/docs']}, 'is no pair of an address and a size.'],
    ['a file without a size', {...LIST, files: [['/docs']]}, NO_PAIR],
    ['a size that is none', {...LIST, files: [['/docs', 1.5]]}, NO_PAIR],
    ['a number as an address', {...LIST, files: [[1, 1]]}, NO_PAIR],
    ['an address that cannot be', {...LIST, files: [['//', 1]]}, NO_PAIR],
    ['a file of another site', {...LIST, files: [['https://elsewhere.example/docs', 1]]}, NO_PAIR],
    [
      'a file of another site that looks like one of this',
      {...LIST, files: [['//elsewhere.example/docs', 1]]},
      NO_PAIR,
    ],
    ['a path that leads elsewhere', {...LIST, files: [['/docs/../private', 1]]}, NO_PAIR],
    ['the worker itself', {...LIST, files: [['/service-worker.js', 1]]}, NO_PAIR],
  ])('refuses %s', (_what, list, message) => {
    expect(() => read(list)).toThrow(Refusal);
    expect(() => read(list)).toThrow(message);
  });

  it('refuses what is no JSON', () => {
    expect(() => readDocumentationList('<!doctype html>', '/')).toThrow(
      'The list of the documentation is not JSON.',
    );
  });

  it('refuses what is outside of the site on a shared origin', () => {
    expect(() => read(LIST, '/wing/')).toThrow(Refusal);
  });
});
