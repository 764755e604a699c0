import {expect, it} from 'vitest';
import {type DocumentationList, readDocumentationList} from './documentationList';

const LIST: DocumentationList = {version: '0123456789abcdef', sent: 20, files: [['/docs/why-wing', 20]]};

it('reads what the build writes', () => {
  expect(readDocumentationList(JSON.stringify(LIST))).toEqual(LIST);
});

it.each(['<!doctype html>', '{}', JSON.stringify({...LIST, version: '../../x'})])(
  'refuses what is not the list: %s',
  (text) => {
    expect(() => readDocumentationList(text)).toThrow('has no version of 16 hexadecimal digits.');
  },
);
