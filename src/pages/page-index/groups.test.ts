import {describe, expect, it} from 'vitest';
import {groupByLetter, signOf} from './groups';

const pageOf = (title: string, path = `/${title}`) => ({title, path, section: 'Docs'});

describe('groupByLetter', () => {
  it('puts groups and pages in order, small letters and signs among the others', () => {
    const titles = ['Zeit', 'fs module', 'CLI', 'Closures', '404', 'For', '"Cloud"', 'ci'];
    expect(
      groupByLetter(titles.map((title) => pageOf(title))).map(({sign, pages}) => [
        sign,
        ...pages.map(({title}) => title),
      ]),
    ).toEqual([
      ['0–9', '404'],
      ['C', 'ci', 'CLI', 'Closures', '"Cloud"'],
      ['F', 'For', 'fs module'],
      ['Z', 'Zeit'],
    ]);
  });

  it('tells pages with one title apart by their paths', () => {
    expect(groupByLetter([pageOf('Api', '/b'), pageOf('Api', '/a')])[0]?.pages.map(({path}) => path)).toEqual(
      ['/a', '/b'],
    );
  });
});

describe('signOf', () => {
  it.each([
    ['queue', 'Q'],
    ['`Api`', 'A'],
    ['Éclair', 'E'],
    ['10 things', '0–9'],
    ['??', '0–9'],
    ['Ж', '0–9'],
  ])('of %s is %s', (title, sign) => {
    expect(signOf(title)).toBe(sign);
  });
});
