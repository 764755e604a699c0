import {describe, expect, it} from 'vitest';
import {SECTIONS, sectionLabel, sectionOf} from './sections';

describe('sectionOf', () => {
  it.each([
    ['/docs/api/standard-library/cloud/bucket', 'api'],
    ['/docs/api', 'api'],
    ['/docs/apiary', 'docs'],
    ['/docs/learn/arrays', 'learn'],
    ['/docs/build', 'learn'],
    ['/docs/build/sign-in', 'learn'],
    ['/docs/libraries/winglibs/vite', 'libraries'],
    ['/docs/examples/redis', 'examples'],
    ['/blog/2022/11/23/manifesto', 'blog'],
    ['/contributing', 'contributing'],
    ['/docs/concepts/inflights', 'docs'],
    ['/install', 'docs'],
    ['/', 'docs'],
  ])('puts %s into %s', (path, section) => expect(sectionOf(path)).toBe(section));

  it('has a label for each section', () => {
    expect(SECTIONS.map(({id}) => sectionLabel(id))).toEqual(SECTIONS.map(({label}) => label));
  });
});
