import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {wingVersion} from '../../../wing/command-line';
import {compareMatrices, countAnswers, type Matrix, readMatrix} from '../matrix';

const OUTDATED = readMatrix(path.join(__dirname, '../__fixtures__/outdated.json'));
const no = {no: 'Unsupported'};
const MEASURED: Matrix = {
  version: '0.85.49',
  resources: {
    'cloud.Queue': {
      'new()': {kind: 'constructor', sim: 'yes', 'tf-aws': 'yes', 'tf-azure': no, 'tf-gcp': no},
      'pop()': {kind: 'inflight', sim: 'yes', 'tf-aws': 'yes', 'tf-azure': no, 'tf-gcp': no},
      'push()': {kind: 'inflight', sim: 'yes', 'tf-aws': 'yes', 'tf-azure': no, 'tf-gcp': no},
    },
  },
};

describe('the committed matrix', () => {
  it('is refused with all that the toolchain answers otherwise', () => {
    expect(compareMatrices(OUTDATED, MEASURED)).toEqual([
      'version: written is 0.85.48, installed is 0.85.49',
      'cloud.Queue pop() on tf-aws: written is "ignored", the toolchain says "yes"',
      'cloud.Queue pop() on tf-gcp: written is "yes", the toolchain says {"no":"Unsupported"}',
      'cloud.Queue addConsumer(): the SDK has no such member',
      'cloud.Queue push(): is not written',
    ]);
  });

  it('is accepted if it is the same', () => {
    expect(compareMatrices(MEASURED, MEASURED)).toEqual([]);
  });

  it('has the version of the installed toolchain', () => {
    expect(readMatrix().version).toBe(wingVersion);
  });

  it('counts its answers', () => {
    expect(countAnswers(MEASURED)).toBe(12);
  });
});
