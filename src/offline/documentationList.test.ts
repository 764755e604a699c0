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

  it.each([
    ['no object', 'all'],
    ['another version', {...LIST, version: '../../x'}],
    ['no sum', {...LIST, sent: -1}],
    ['no files', {...LIST, files: []}],
    ['a file without a size', {...LIST, files: [['/docs']]}],
    ['a size that is none', {...LIST, files: [['/docs', 1.5]]}],
    ['a file of another site', {...LIST, files: [['https://elsewhere.example/docs', 1]]}],
    [
      'a file of another site that looks like one of this',
      {...LIST, files: [['//elsewhere.example/docs', 1]]},
    ],
    ['a path that leads elsewhere', {...LIST, files: [['/docs/../private', 1]]}],
    ['the worker itself', {...LIST, files: [['/service-worker.js', 1]]}],
  ])('refuses %s', (_what, list) => {
    expect(() => read(list)).toThrow(Refusal);
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
