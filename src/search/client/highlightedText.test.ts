import {describe, expect, it} from 'vitest';
import {toMarkup, toPieces, toText} from './highlightedText';

describe('toPieces', () => {
  it('tells the marked words from the others', () => {
    expect(toPieces('a <mark>bucket</mark> of <mark>files</mark>')).toEqual([
      {text: 'a ', isMarked: false},
      {text: 'bucket', isMarked: true},
      {text: ' of ', isMarked: false},
      {text: 'files', isMarked: true},
    ]);
  });

  it('reads what is escaped and what is not as the same text', () => {
    expect(toPieces('Map&lt;str&gt; &#38; &#x27;a&#39;')).toEqual([
      {text: "Map<str> & 'a'", isMarked: false},
    ]);
    expect(toPieces("Map<str> & 'a'")).toEqual([{text: "Map<str> & 'a'", isMarked: false}]);
  });

  it('leaves alone what only looks like an entity', () => {
    expect(toText('a &nbsp; b &; c && d')).toBe('a &nbsp; b &; c && d');
  });

  it('has nothing for nothing', () => {
    expect(toPieces('')).toEqual([]);
  });
});

describe('toMarkup', () => {
  it.each([
    ['<img src=x onerror=alert(1)>', '&#60;img src=x onerror=alert(1)&#62;'],
    ['a <mark><b>b</b></mark>', 'a <mark>&#60;b&#62;b&#60;/b&#62;</mark>'],
    ['</mark><mark>', '&#60;/mark&#62;&#60;mark&#62;'],
    ['&lt;i&gt;', '&#60;i&#62;'],
  ])('lets no tag but the marks through: %s', (marked, markup) => {
    expect(toMarkup(marked)).toBe(markup);
  });
});
