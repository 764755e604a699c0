import {describe, expect, it} from 'vitest';
import {stem} from '../stem';

describe('stem', () => {
  it.each([
    ['queue', 'queues', 'queued'],
    ['map', 'maps', 'mapping', 'mapped'],
    ['schedule', 'schedules', 'scheduled', 'scheduling'],
    ['library', 'libraries'],
    ['class', 'classes'],
    ['directory', 'directories'],
    ['read', 'reads', 'reading'],
  ])('makes one of the forms of %s', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it.each(['aws', 'sqs', 'for', 'this', 'string', 'using', 'redis', 'sha256', 'class'])(
    'leaves %s alone',
    (word) => expect(stem(word)).toBe(word),
  );

  it('keeps words apart that mean different things', () => {
    expect(stem('let')).not.toBe(stem('letter'));
    expect(stem('string')).not.toBe(stem('str'));
  });
});

it('takes no time to speak of for a word of a million letters, which took hours', () => {
  expect(stem(`${'b'.repeat(1_000_000)}ing`)).toHaveLength(1_000_003);
  expect(stem(`a${'b'.repeat(1_000_000)}ing`)).toHaveLength(1_000_000);
});
