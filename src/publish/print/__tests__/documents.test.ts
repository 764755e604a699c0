import {describe, expect, it} from 'vitest';
import {readPage} from '../readPage';
import {renderDocument, renderList} from '../renderDocument';
import type {PrintPart} from '../types';

const CONTEXT = {siteUrl: 'https://wing.example/', baseUrl: '/', wingVersion: '0.1.2', styles: ['/a.css']};

/** A built page, with the tags that its minifier leaves out. */
const page = (body: string, date = '2026-01-02T03:04:05.000Z') =>
  `<main><nav>Menu</nav><article><div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>${body}</div>` +
  `<footer class=theme-doc-footer><time datetime=${date} itemprop=dateModified>then</time></footer></article></main>`;

function print(
  bodies: Readonly<Record<string, string>>,
  parts: readonly PrintPart[] = Object.keys(bodies).map((path) => ({type: 'page', path})),
  context = CONTEXT,
): string {
  const pages = new Map(Object.entries(bodies).map(([path, body]) => [path, readPage(path, page(body))]));
  return renderDocument({id: 'section', title: 'Section', parts}, pages, context);
}

describe('a page of a print document', () => {
  it.each([
    ['a button', '<p>Text<button>Run</button>'],
    ['a link to a heading', '<p>Text<a class="hash-link" href=#a>#</a>'],
    ['tools', '<p>Text<span data-tools><a href=/play>Open</a></span>'],
    ['a message of a script', '<p>Text<span role=status>Copied</span>'],
    ['a hidden part', '<p>Text<b hidden>Hidden</b>'],
    ['a menu', '<p>Text<nav>More</nav>'],
    ['a script', '<p>Text<script>run()</script>'],
    ['a comment', '<p>Text<!-- aside -->'],
  ])('is without %s', (_name, body) => {
    expect(readPage('/docs/a', page(body)).html).toMatch(/<\/header><p>Text<\/p><\/div>$/);
  });

  it('has the title and the picture that are outside of its text', () => {
    const {title, html} = readPage(
      '/docs/examples/a',
      '<main class=x><header><h1>Title</h1></header><svg></svg><div class="theme-doc-markdown"><p>Text</div></main>',
    );
    expect(title).toBe('Title');
    expect(html).toBe(
      '<div class="x"><header><h1 class="print-h1">Title</h1></header><svg></svg><div class="theme-doc-markdown"><p>Text</p></div></div>',
    );
  });

  it('has its panels and folds open', () => {
    const {html} = readPage(
      '/docs/a',
      page('<div role=tabpanel hidden>One</div><details><summary>More</summary>Text</details>'),
    );
    expect(html).toContain(
      '<div role="tabpanel">One</div><details open=""><summary>More</summary>Text</details>',
    );
  });

  it('closes what the page leaves open, and keeps its text as it is', () => {
    const {html} = readPage('/docs/a', page(`<ul><li>a &lt; b<li title='"'>c</ul>`));
    expect(html).toContain('<ul><li>a &lt; b</li><li title="&quot;">c</li></ul>');
  });

  it('has ids that no other page has, wherever they are named', () => {
    const {html} = readPage(
      '/docs/a',
      page(
        '<svg><defs><marker id=m></marker></defs><path marker-end=url(#m) /></svg><p id=x aria-labelledby="x y">',
      ),
    );
    expect(html).toContain('<marker id="docs/a:m"></marker>');
    expect(html).toContain('marker-end="url(#docs/a:m)"');
    expect(html).toContain('<p id="docs/a:x" aria-labelledby="docs/a:x docs/a:y">');
  });
});

describe('a link of a print document', () => {
  const linkOf = (href: string, baseUrl = '/') =>
    print({'/docs/a': `<p><a class=l href="${href}">Link</a>`, '/docs/b': '<h2 id=x>X</h2>'}, undefined, {
      ...CONTEXT,
      siteUrl: `https://wing.example${baseUrl}`,
      baseUrl,
    });

  it.each([
    ['#here', '#docs/a:here'],
    ['/docs/b', '#docs/b'],
    ['/docs/b#x', '#docs/b:x'],
    ['https://wing.example/docs/b#x', '#docs/b:x'],
  ])('to %s leads to the place in the document', (href, place) => {
    const html = linkOf(href);
    expect(html).toContain(`<a class="l" href="${place}">Link</a>`);
    expect(html).not.toContain('print-notes');
  });

  it('is the same below a base URL', () => {
    expect(linkOf('/site/docs/b#x', '/site/')).toContain('<a class="l" href="#docs/b:x">Link</a>');
  });

  it.each([
    ['/docs/c#x', 'https://wing.example/docs/c#x'],
    ['https://other.example/?a=1&amp;b=2', 'https://other.example/?a=1&#38;b=2'],
  ])('to %s has its whole address in a note', (href, address) => {
    const html = linkOf(href);
    expect(html).toContain(`<a class="l" href="${address}">Link<sup class="print-mark">1</sup></a>`);
    expect(html).toContain(`<li><a href="${address}">${address}</a></li></ol>`);
  });

  it('shares the note of another to the same address, and notes begin anew on each page', () => {
    const link = (name: string) => `<a href=https://${name}.example/>${name}</a>`;
    const html = print({'/docs/a': link('x') + link('y') + link('x'), '/docs/b': link('y')});
    const marks = [...html.matchAll(/>(\w)<sup class="print-mark">(\d)/g)].map(
      ([, name, note]) => `${name}${note}`,
    );
    expect(marks).toEqual(['x1', 'y2', 'x1', 'y1']);
  });
});

describe('a print document', () => {
  const PARTS: readonly PrintPart[] = [
    {type: 'page', path: '/docs/a'},
    {
      type: 'group',
      title: 'More & more',
      path: '/docs/more',
      description: 'What else there is.',
      parts: [{type: 'page', path: '/docs/b'}],
    },
  ];
  const html = print(
    {
      '/docs/a': '<h2 id=x>X <code>y</code></h2><a href=/docs/more>More</a>',
      '/docs/b': '<h2 id=z>Z</h2><h6>Z</h6>',
    },
    PARTS,
  );

  it('says what it is, and is not to be found by search engines', () => {
    expect(html).toContain('<title>Section | Wing</title>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<p>Wing 0.1.2 · 2 pages · last changed on January 2, 2026</p>');
    expect(html).toContain('href="https://wing.example/docs/print/section"');
  });

  it('names its pages and their headings in the contents, in their order', () => {
    const contents = /<nav[\s\S]*<\/nav>/.exec(html)![0];
    expect([...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'docs/a',
      'docs/a:x',
      'docs/more',
      'docs/b',
      'docs/b:z',
    ]);
    expect(contents).toContain('<a href="#docs/a:x">X y</a>');
  });

  it('has headings below each other, as deep as HTML has them', () => {
    const headings = [...html.matchAll(/<h(\d)[^>]*>([^<]+)/g)].map(
      ([, level, words]) => `${level} ${words}`,
    );
    expect(headings).toEqual([
      '1 Section',
      '2 Contents',
      '2 Title',
      '3 X ',
      '2 More &#38; more',
      '3 Title',
      '4 Z',
      '6 Z',
    ]);
  });

  it('has a list of pages as a heading, which links lead to', () => {
    expect(html).toContain('<a href="#docs/more">More</a>');
    expect(html).toContain('<section class="print-group" id="docs/more">');
  });

  it('is not made without all of its pages', () => {
    expect(() => print({'/docs/a': ''}, PARTS)).toThrow(
      '/docs/print/section: These pages were not built: /docs/b',
    );
  });

  it('is in the list with the date of its newest page', () => {
    const pages = new Map([
      ['/docs/a', readPage('/docs/a', page('', '2026-03-04T00:00:00.000Z'))],
      ['/docs/b', readPage('/docs/b', page('', '2025-03-04T00:00:00.000Z'))],
    ]);
    const list = renderList([{id: 'all', title: 'All', parts: PARTS}], pages, CONTEXT);
    expect(list).toContain('<a href="/docs/print/all">All</a> <span>2 pages, last changed on March 4, 2026');
  });
});
