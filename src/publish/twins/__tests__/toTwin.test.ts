import {describe, expect, it} from 'vitest';
import {toTwin} from '../toTwin';
import {firstDifference, wordsOfHtml, wordsOfMarkdown} from '../words';

const PAGE = 'https://site.example/docs/buckets';
const write = (html: string) => toTwin(`<main>${html}</main>`, PAGE);

describe('the Markdown of a page', () => {
  it('has whole addresses', () => {
    expect(write('<p><a href=/docs>a</a> <a href=#b>b</a> <a href=../play>c</a></p>')).toBe(
      '[a](https://site.example/docs) [b](https://site.example/docs/buckets#b) [c](https://site.example/play)\n',
    );
  });

  it('has programs in fences, with their languages, outputs and titles', () => {
    expect(
      write(
        '<figure data-lang=wing><figcaption>main.w<span data-tools><button>Copy</button></span></figcaption>' +
          '<pre><code><span>let</span> a = 1;\n<span>log</span>("{a}");\n</code></pre></figure>',
      ),
    ).toBe('main.w\n\n```wing\nlet a = 1;\nlog("{a}");\n```\n');
  });

  it('has the signs of a difference', () => {
    const html =
      '<figure data-lang=wing><pre><code><span class="line line-note">// … 2 lines unchanged …\n</span>' +
      '<span class="line line-hidden">let z = 0;\n</span>let a = 1;\n\nlet b = [\n' +
      '<span class=inflight><span class="line line-remove">  2,\n</span><span class="line line-add">  <b>3</b>,\n</span></span>' +
      '];\n</code></pre></figure>';
    expect(write(html)).toBe(
      '```diff\n // … 2 lines unchanged …\n let a = 1;\n\n let b = [\n-  2,\n+  3,\n ];\n```\n',
    );
    expect(
      firstDifference(wordsOfHtml(`<main>${html}</main>`), wordsOfMarkdown(write(html))),
    ).toBeUndefined();
  });

  it('has the spaces after strong words behind them', () => {
    expect(write('<p><strong>Right: </strong>Nothing</p>')).toBe('**Right:** Nothing\n');
    expect(write('<p><em>one </em><strong>two</strong></p>')).toBe('*one* **two**\n');
  });

  it('has tables, folds and quotations', () => {
    expect(write('<table><tr><th>a<th>b<tr><td>1<td>2 | 3</table>')).toContain('| 1 | 2 \\| 3 |');
    expect(write('<details><summary>Hint</summary><p>Text</p></details>')).toBe('**Hint**\n\nText\n');
    expect(write('<p><q>a <q>b</q></q></p>')).toBe('“a ‘b’”\n');
  });

  it('leaves out menus, buttons and drawings', () => {
    expect(
      write(
        '<nav>Menu</nav><h1>Title<a class=hash-link href=#title>#</a></h1><p hidden>no</p>' +
          '<div role=tabpanel hidden><p>second tab</p></div><button>Run</button><svg><text>drawn</text></svg>',
      ),
    ).toBe('# Title\n\nsecond tab\n');
  });

  it('names a picture that is within the page by the page', () => {
    expect(write('<img alt="a console" src="data:image/png;base64,AAAA">')).toBe(`![a console](${PAGE})\n`);
  });
});

describe('the comparison of words', () => {
  const compare = (html: string, markdown: string) =>
    firstDifference(wordsOfHtml(`<main>${html}</main>`), wordsOfMarkdown(markdown));

  it('finds none where the words are the same', () => {
    const html = '<h1>A <em>b</em>c</h1><p><q>one</q> two<br>three</p><button>Run</button>';
    expect(compare(html, write(html))).toBeUndefined();
  });

  it.each([
    ['a word that is left out', 'one three'],
    ['a word that is added', 'one two three four'],
    ['another order', 'two one three'],
    ['a word in two', 'one tw o three'],
  ])('finds %s', (_what, markdown) => {
    expect(compare('<p>one two three</p>', markdown)).toMatch(/^word \d: the page has "/);
  });
});
