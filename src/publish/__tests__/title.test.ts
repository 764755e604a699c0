import {describe, expect, it} from 'vitest';
import {toTitle} from '../title';

describe('toTitle', () => {
  it.each([
    ['<title data-rh="true">Buckets | Wing</title>', 'Buckets'],
    ['<title>Wing</title>', 'Wing'],
    ['<title>Pipes | and bars | Wing</title>', 'Pipes | and bars'],
    ['<title>What&#x27;s up? Code &amp; cloud | Wing</title>', "What's up? Code & cloud"],
  ])('reads %s', (head, title) => {
    expect(toTitle(head)).toBe(title);
  });

  it('gives nothing for a page without a title', () => {
    expect(toTitle('<meta charset="UTF-8">')).toBeUndefined();
  });
});
