import {describe, expect, it} from 'vitest';
import {groupLessons} from '../lessons';

const page = (file: string, group: unknown, position: unknown) => ({
  file,
  data: {group, sidebar_position: position},
});

describe('the groups of the tutorials', () => {
  it('are in the order of the list, with their tutorials in the order of their positions', () => {
    const pages = [
      page('c.md', 'Two', 1),
      page('b.md', 'One', 2),
      page('a.md', 'One', 10),
      page('d.md', 'One', 2.5),
    ];
    expect(groupLessons(['One', 'Two', 'Three'], pages)).toEqual([
      {label: 'One', lessons: ['b', 'd', 'a']},
      {label: 'Two', lessons: ['c']},
    ]);
  });

  it('are refused with all that is wrong', () => {
    const pages = [
      page('a.md', 'One', 1),
      page('b.md', 'One', 1),
      page('c.md', 'Three', 'first'),
      page('d.md', undefined, undefined),
    ];
    expect(() => groupLessons(['One', 'Two'], pages)).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/learn/c.md: group: "Three": allowed are One, Two
      docs/learn/c.md: sidebar_position: "first": allowed is a number, such as 3, or 2.5 between 2 and 3
      docs/learn/d.md: group: is missing: allowed are One, Two
      docs/learn/d.md: sidebar_position: is missing: allowed is a number, such as 3, or 2.5 between 2 and 3
      docs/learn/b.md: sidebar_position: 1 of "One" is taken by docs/learn/a.md]
    `);
  });
});
