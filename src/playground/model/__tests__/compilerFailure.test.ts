import {expect, it} from 'vitest';
import {MissingFileError} from '@site/src/lib/fetchFile';
import {StuckCompilerError} from '../../client/errors';
import {toCompilerFailure} from '../compilerFailure';

it.each([
  [
    new Error('/wingc.wasm cannot be fetched'),
    {text: 'The compiler didn’t load: /wingc.wasm cannot be fetched', action: 'retry'},
  ],
  [
    new MissingFileError(
      '/wingc.wasm answers with status 404. A new version of this site is here: reload the page.',
    ),
    {
      text: 'The compiler didn’t load: /wingc.wasm answers with status 404. A new version of this site is here: reload the page.',
      action: 'reload',
    },
  ],
  [
    new StuckCompilerError('The compiler has worked for more than 10 seconds, and was stopped.'),
    {
      text: 'The compiler has worked for more than 10 seconds, and was stopped. Change the program, or try again.',
      action: 'retry',
    },
  ],
  ['nothing', {text: 'The compiler didn’t load: nothing', action: 'retry'}],
])('tells the reader of %s', (error, failure) => {
  expect(toCompilerFailure(error)).toEqual(failure);
});
