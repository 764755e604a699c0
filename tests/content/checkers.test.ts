/** Each checker of this folder has to reject what it is there for. */
import {describe, expect, it} from 'vitest';
import {renderStub} from '../../src/config/redirects/stub';
import {siteOf} from '../support/builtSite';
import {lostAnchors, publishedAnchors, withNewAnchors} from './anchors';
import {blogProblems, retoldProblems} from './blog';
import {documentProblems, isIndexed, repeatedTexts} from './documents';
import {inlineProblems} from './inlineCode';
import {feedProblems, sitemapProblems} from './indexes';
import {linkProblems} from './links';
import {openSearchProblems} from './openSearch';
import {pageIndexProblems} from './pageIndex';
import {previewProblems} from './previews';
import {printProblems} from './print';
import {countElements, undescribed} from './reference';
import {sectionProblems} from './sections';
import {structuredDataProblems} from './structuredData';
import {parseXml} from './xml';

const ORIGIN = 'https://wing.example';

describe('linkProblems', () => {
  const stub = renderStub({from: '/old', to: '/page'}, {baseUrl: '/', siteUrl: `${ORIGIN}/`});
  const problemsOf = (body: string) => {
    const site = siteOf({
      'index.html': `<body>${body}</body>`,
      'page.html': '<h2 id="use">Use</h2><a name="named"></a>',
      'old.html': stub,
      'img/mark.svg': '<svg/>',
    });
    const page = site.pages.find(({path}) => path === '/');
    return page ? linkProblems(site, page, ORIGIN) : [];
  };

  it.each([
    '<a href="/page">',
    '<a href="page#use">',
    '<a href="/page?q=1#named">',
    '<a href="#here" id="here">',
    '<a href="https://wing.example/page#use">',
    '<a href="https://example.org/any#thing">',
    '<a href="mailto:team@wing.example">',
    '<img src="/img/mark.svg">',
    '<img src="data:image/svg+xml,%3Csvg/%3E">',
    '<img srcset="/img/mark.svg 1x, /img/mark.svg 2x" src="/img/mark.svg">',
    '<pre><code><a href="/page">x</a></code></pre>',
  ])('accepts %s', (body) => {
    expect(problemsOf(body)).toEqual([]);
  });

  it.each([
    ['<a href="/none">', 'is not there'],
    ['<a href="https://wing.example/none">', 'is not there'],
    ['<a href="/page#none">', 'has no such anchor'],
    ['<a href="#none">', 'has no such anchor'],
    ['<a href="/old">', 'is a redirect to /page'],
    ['<a href="/page/">', 'is not the address of the page'],
    ['<a href="/page.html">', 'is not the address of the page'],
    ['<a href="">', 'is empty'],
    ['<a href="https://">', 'is no address'],
    ['<a href="mailto:nobody">', 'has the scheme mailto:'],
    ['<a href="javascript:void 0">', 'has the scheme javascript:'],
    ['<img src="/img/none.png">', 'is not there'],
    ['<img src="/page">', 'is a page'],
    ['<img src="/img/mark.svg" srcset="/img/none.png 2x">', 'is not there'],
    ['<source srcset="/img/mark.svg, /img/none.png 2x">', 'is not there'],
    ['<link rel="icon" href="/none.ico">', 'is not there'],
    ['<meta property="og:image" content="https://wing.example/none.png">', 'is not there'],
    ['<svg><use href="#none"/></svg>', 'has no such anchor'],
    ['<noscript><a href="/none">x</a></noscript>', 'is not there'],
    ['<pre><code><a href="/none">x</a></code></pre>', 'is not there'],
  ])('rejects %s', (body, message) => {
    expect(problemsOf(body).join('\n')).toContain(message);
  });
});

describe('documentProblems', () => {
  const whole = (parts: {head?: string; main?: string; root?: string; foot?: string} = {}) =>
    `<html ${parts.root ?? 'lang="en" dir="ltr"'}><head>${
      parts.head ??
      `<title>T</title><meta name="description" content="D"><link rel="canonical" href="${ORIGIN}/page">`
    }</head><body>${parts.main ?? '<main><h1>T</h1><h2>A</h2><h3>B</h3><h2>C</h2></main>'}${
      parts.foot ?? '<footer class="footer"></footer>'
    }</body></html>`;
  const withContents = (entries: string) =>
    whole({
      main: `<main><h1>A</h1><div class="table-of-contents">${entries}</div><h2 id="b">B</h2><h3 id="c">C</h3><h4 id="d">D</h4></main>`,
    });
  const problemsOf = (html: string) =>
    siteOf({'page.html': html}).pages.flatMap((page) => documentProblems(page, ORIGIN));

  it('accepts a whole page', () => {
    expect(problemsOf(whole())).toEqual([]);
    expect(problemsOf(withContents('<a href="#b">B</a><a href="#c">C</a>'))).toEqual([]);
  });

  it.each([
    ['no language', whole({root: ''}), 'has no language'],
    ['another direction', whole({root: 'lang="en" dir="rtl"'}), 'is not written from left to right'],
    [
      'another language',
      whole({head: '<link rel="alternate" hreflang="de" href="/de/">'}),
      'in another language',
    ],
    ['no foot', whole({foot: ''}), 'has 0 footers'],
    ['contents without a heading', withContents('<a href="#b">B</a>'), 'has no #c in its table of contents'],
    [
      'contents of a deeper level',
      withContents('<a href="#b">B</a><a href="#c">C</a><a href="#d">D</a>'),
      'has #d in its table of contents',
    ],
    ['no title', whole({head: ''}), 'has 0 titles'],
    ['an empty title', whole({head: '<title> </title>'}), 'has an empty title'],
    ['no description', whole({head: '<title>T</title>'}), 'has no description'],
    [
      'another canonical address',
      whole({head: '<title>T</title><link rel="canonical" href="https://wing.example/page/">'}),
      'has the canonical address',
    ],
    ['no first heading', whole({main: '<main><h2>A</h2></main>'}), 'has 0 first-level headings'],
    ['two first headings', whole({main: '<main><h1>A</h1><h1>B</h1></main>'}), 'has 2 first-level'],
    [
      'a leap of levels',
      whole({main: '<main><h1>A</h1><h3>B</h3></main>'}),
      'from a heading of level 1 to level 3',
    ],
    ['an empty heading', whole({main: '<main><h1>A</h1><h2></h2></main>'}), 'an empty heading'],
    ['two main elements', whole({main: '<main><h1>A</h1></main><main></main>'}), 'has 2 main elements'],
    ['an id twice', whole({main: '<main><h1 id="a">A</h1><p id="a"></p></main>'}), 'has the id "a" twice'],
    ['no alt', whole({main: '<main><h1>A</h1><img src="/a.png"></main>'}), 'an image without alt'],
    [
      'an empty header of a table',
      whole({main: '<main><h1>A</h1><table><tr><th></th><th>B</th></tr></table></main>'}),
      'a table whose header has an empty cell: B',
    ],
  ])('rejects a page with %s', (_what, html, message) => {
    expect(problemsOf(html).join('\n')).toContain(message);
  });

  it('rejects a text that stands on two pages, but not on the tag pages', () => {
    const html = whole();
    const site = siteOf({'a.html': html, 'b.html': html, 'blog/tags/a.html': html, '404.html': html});
    expect(repeatedTexts(site)).toEqual(['title "T" stands on /a, /b', 'description "D" stands on /a, /b']);
  });

  it('leaves pages out that are not for search engines', () => {
    const hidden = whole({head: '<title>T</title><meta name="robots" content="noindex, nofollow">'});
    expect(
      siteOf({'a.html': hidden, 'docs/tags.html': whole()}).pages.filter((page) => isIndexed(page)),
    ).toEqual([]);
  });
});

describe('sitemapProblems', () => {
  const entry = (path: string, priority = '0.5') =>
    `<url><loc>${ORIGIN}${path}</loc><changefreq>weekly</changefreq><priority>${priority}</priority></url>`;
  const problemsOf = (entries: string, robots = `User-agent: *\nSitemap: ${ORIGIN}/docs/sitemap.xml\n`) =>
    sitemapProblems(
      siteOf({
        'index.html': '<main></main>',
        'docs/tags.html': '<main></main>',
        'docs/sitemap.xml': `<urlset>${entries}</urlset>`,
        'robots.txt': robots,
      }),
      ORIGIN,
    );

  it('accepts a sitemap with every page but tags', () => {
    expect(problemsOf(entry('/'))).toEqual([]);
  });

  it.each([
    ['lacks a page', '', undefined, 'the sitemap lacks https://wing.example/'],
    ['lists a page that is not there', entry('/') + entry('/none'), undefined, 'the sitemap lists'],
    ['lists a tag page', entry('/') + entry('/docs/tags'), undefined, 'the sitemap lists'],
    ['has another priority', entry('/', '0.8'), undefined, 'is not weekly at 0.5'],
    [
      'has a date that is none',
      entry('/').replace('</url>', '<lastmod>yesterday</lastmod></url>'),
      undefined,
      'has no date but yesterday',
    ],
    ['is not named', entry('/'), 'User-agent: *\n', 'robots.txt does not name the sitemap'],
  ])('rejects one that %s', (_what, entries, robots, message) => {
    expect(problemsOf(entries, robots).join('\n')).toContain(message);
  });

  it('rejects a site without one', () => {
    expect(sitemapProblems(siteOf({'index.html': ''}), ORIGIN)).toEqual(['docs/sitemap.xml is not there']);
  });
});

describe('blogProblems', () => {
  const post = '<html class="blog-post-page"></html>';
  const list = (articles: string, sidebar: string) =>
    `<aside><nav>${sidebar}</nav></aside><main>${articles}</main>`;
  const link = '<a href="/blog/post">Post</a>';
  const problemsOf = (files: Record<string, string>) =>
    blogProblems(
      siteOf({
        'blog/post.html': post,
        'blog.html': list(`<article><h2>${link}</h2></article>`, link),
        ...files,
      }),
    );

  it('accepts a list with every post', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each([
    ['a list without a post', {'blog.html': list('', link)}, '/blog does not list /blog/post'],
    [
      'a sidebar without a post',
      {'blog.html': list(`<article><h2>${link}</h2></article>`, '')},
      'the sidebar of /blog lacks /blog/post',
    ],
    [
      'a second page',
      {'blog/page/2.html': '<html></html>'},
      '/blog/page/2: the list is on more than one page',
    ],
  ])('rejects %s', (_what, files, problem) => {
    expect(problemsOf(files)).toEqual([problem]);
  });
});

describe('retoldProblems', () => {
  const words = 'Retold in 2026. The original, by Ada, was published on May 1, 2023, at x.example/post.';
  const line = `<p class="retold">${words.replace('The original', '<a href="https://x.example/post">The original</a>')}</p>`;
  const post = (content: string, url = 'https://x.example/post') =>
    `<script type="application/ld+json">{"isBasedOn": {"url": "${url}"}}</script>
    <article><header><h1>Post</h1>${content}</header></article>`;
  const listed = (content: string) => `<article><h2><a href="/blog/post">Post</a></h2>${content}</article>`;
  const url = `${ORIGIN}/blog/post`;
  const files = {
    'blog/post.html': post(line),
    'blog.html': listed(line),
    'blog/rss.xml': `<rss><item><link>${url}</link><description>P. ${words}</description></item></rss>`,
    'blog/atom.xml': `<feed><entry><link href="${url}"/><summary>P. ${words}</summary></entry></feed>`,
    'blog/feed.json': JSON.stringify({items: [{url, summary: `P. ${words}`}]}),
  };
  const problemsOf = (more: Record<string, string>) =>
    retoldProblems(siteOf({...files, ...more}), ['/blog/post'], ORIGIN);

  it('accepts a post that names its original everywhere', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each([
    [
      'in other structured data',
      {'blog/post.html': post(line, 'https://x.example')},
      'the structured data of /blog/post',
    ],
    ['not in the list', {'blog.html': listed('')}, '/blog does not name the original of /blog/post'],
    [
      'not in a feed',
      {'blog/rss.xml': files['blog/rss.xml'].replace(words, '')},
      'blog/rss.xml does not name',
    ],
    ['not in another', {'blog/atom.xml': '<feed/>'}, 'blog/atom.xml does not name'],
    ['not in the third', {'blog/feed.json': '{"items": []}'}, 'blog/feed.json does not name'],
    [
      'further down',
      {'blog/post.html': post(`<p>May 1, 2023</p>${line}`)},
      '/blog/post does not name its original',
    ],
    ['nowhere', {'blog/post.html': '<article></article>'}, '/blog/post does not name its original'],
  ])('rejects a post that does so %s', (_where, more, problem) => {
    expect(problemsOf(more).join('\n')).toContain(problem);
  });
});

describe('feedProblems', () => {
  const post = '<html class="blog-post-page"></html>';
  const link = `${ORIGIN}/blog/post`;
  const feeds = {
    'blog/rss.xml': `<rss><channel><item><title>T</title><link>${link}</link></item></channel></rss>`,
    'blog/atom.xml': `<feed><entry><title>T</title><link href="${link}"/></entry></feed>`,
    'blog/feed.json': JSON.stringify({items: [{title: 'T', url: link}]}),
  };
  const problemsOf = (more: Record<string, string>) =>
    feedProblems(siteOf({'blog/post.html': post, ...feeds, ...more}), ORIGIN);

  it('accepts feeds with every post', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each([
    ['lacks a post', {'blog/second.html': post}, 'blog/atom.xml lacks https://wing.example/blog/second'],
    ['is cut off', {'blog/rss.xml': '<rss><channel>'}, 'blog/rss.xml cannot be read'],
    ['is not JSON', {'blog/feed.json': '{'}, 'blog/feed.json cannot be read'],
    ['has no title', {'blog/rss.xml': feeds['blog/rss.xml'].replace('>T<', '><')}, 'has no title'],
    ['lists what is no post', {'blog/feed.json': '{"items":[{"title":"T","url":"x"}]}'}, 'lists x'],
  ])('rejects a feed that %s', (_what, more, message) => {
    expect(problemsOf(more).join('\n')).toContain(message);
  });
});

describe('openSearchProblems', () => {
  const link =
    '<link rel="search" type="application/opensearchdescription+xml" title="Wing" href="/opensearch.xml">';
  const description = `<OpenSearchDescription><ShortName>Wing</ShortName><Description>Search Wing</Description>
    <Image>${ORIGIN}/img/mark.svg</Image><Url type="text/html" template="${ORIGIN}/search?q={searchTerms}"/>
    <Url rel="self" template="${ORIGIN}/opensearch.xml"/></OpenSearchDescription>`;
  const problemsOf = (files: Record<string, string>) =>
    openSearchProblems(
      siteOf({
        'index.html': link,
        'search.html': link,
        'img/mark.svg': '<svg/>',
        'opensearch.xml': description,
        ...files,
      }),
      ORIGIN,
    ).join('\n');

  it('accepts a whole description that every page tells of', () => {
    expect(problemsOf({})).toBe('');
  });

  it.each([
    ['has another parameter', {'opensearch.xml': description.replace('?q=', '?query=')}, 'no address is'],
    ['does not know itself', {'opensearch.xml': description.replace('/opensearch', '/x')}, 'no address is'],
    [
      'has a long name',
      {'opensearch.xml': description.replace('>Wing<', '>Wing, the language<')},
      'short name',
    ],
    ['has an image that is not there', {'opensearch.xml': description.replace('mark', 'none')}, 'the image'],
    ['is not told of', {'page.html': ''}, '/page does not tell of opensearch.xml'],
  ])('rejects one that %s', (_what, files, message) => {
    expect(problemsOf(files as Record<string, string>)).toContain(message);
  });

  it('rejects a site without one, and one without a search page', () => {
    expect(openSearchProblems(siteOf({'index.html': link}), ORIGIN)).toEqual(['opensearch.xml is not there']);
    const site = siteOf({'index.html': link, 'img/mark.svg': '', 'opensearch.xml': description});
    expect(openSearchProblems(site, ORIGIN)).toEqual(['/search is no page']);
  });
});

describe('sectionProblems', () => {
  const meta = (section: string) => `<meta name="docsearch:section" content="${section}">`;

  it('accepts pages that say their section', () => {
    const site = siteOf({'install.html': meta('docs'), 'docs/api/shelf.html': meta('api')});
    expect(sectionProblems(site)).toEqual([]);
  });

  it('rejects a page with none, with another, and with two', () => {
    const site = siteOf({'a.html': '', 'b.html': meta('api'), 'c.html': meta('docs') + meta('docs')});
    expect(sectionProblems(site)).toEqual([
      '/a says the section "", not "docs"',
      '/b says the section "api", not "docs"',
      '/c says the section "docs,docs", not "docs"',
    ]);
  });
});

describe('pageIndexProblems', () => {
  const group = (sign: string, links: string) =>
    `<section id="${sign}"><h2>${sign.toUpperCase()}</h2>${links}</section>`;
  const one = '<a href="/one">“a one”</a>';
  const two = '<a href="/two">Both</a>';
  const problemsOf = (groups: string, letters = '<a href="#a">A</a><a href="#b">B</a>') =>
    pageIndexProblems(
      siteOf({
        'one.html': '',
        'two.html': '',
        'docs/tags.html': '',
        '404.html': '',
        'docs/index-of-pages.html': `<main><nav>${letters}</nav>${groups}</main>`,
      }),
    ).join('\n');

  it('accepts an index that leads to every page', () => {
    expect(problemsOf(group('a', one) + group('b', two))).toBe('');
  });

  it.each([
    ['lacks a page', group('a', one) + group('b', ''), 'the index lacks /two'],
    ['lists a page twice', group('a', one + one) + group('b', two), 'the index lists /one twice'],
    [
      'lists a tag page',
      group('a', one + '<a href="/docs/tags">A</a>') + group('b', two),
      'lists /docs/tags',
    ],
    ['lists what is not there', group('a', one + '<a href="/none">A</a>') + group('b', two), 'lists /none'],
    ['has a wrong letter', group('a', one + two) + group('b', ''), '"Both" stands under A'],
    ['has its letters out of order', group('b', two) + group('a', one), 'the group A is out of order'],
    ['has a letter that leads nowhere', group('a', one + two), 'the letters lead to a, b'],
  ])('rejects one that %s', (_what, groups, message) => {
    expect(problemsOf(groups)).toContain(message);
  });

  it('rejects a site without one', () => {
    expect(pageIndexProblems(siteOf({'index.html': ''}))).toEqual(['/docs/index-of-pages is not there']);
  });
});

describe('parseXml', () => {
  it.each(['', 'text', '<a>', '<a></b>', '<a b=c/>'])('refuses "%s"', (text) => {
    expect(() => parseXml(text)).toThrow();
  });
});

describe('the ledger of anchors', () => {
  const site = siteOf({
    'a.html': '<h2 id="one">One</h2><dt id="two"></dt><span class="api-anchor" id="old"></span><p id="p">',
  });

  it('has headings, entries and kept anchors', () => {
    expect(publishedAnchors(site)).toEqual(['/a#old', '/a#one', '/a#two']);
  });

  it('has no ids that React makes', () => {
    expect(publishedAnchors(siteOf({'a.html': '<h2 id="_R_1_">One</h2><h2 id="two">Two</h2>'}))).toEqual([
      '/a#two',
    ]);
  });

  it('tells which are lost, and nothing of new ones', () => {
    expect(lostAnchors(['/a#gone', '/a#one'], ['/a#new', '/a#one'])).toEqual(['/a#gone']);
  });

  it('takes new ones, and keeps all', () => {
    expect(withNewAnchors(['/a#gone', '/a#one'], ['/a#new', '/a#one'])).toEqual([
      '/a#gone',
      '/a#new',
      '/a#one',
    ]);
  });
});

describe('the reference', () => {
  const site = siteOf({
    'docs/api/shelf.html':
      '<h3 id="take">take</h3><h3 id="twice"></h3><dt id="twice"></dt><pre><b>1</b></pre>',
  });
  const at = (anchor: string, source: string | undefined = 'docs/api/shelf.md') => ({
    name: 'x',
    source,
    anchor,
  });

  it('has each thing once', () => {
    expect(undescribed([at('take')], site)).toEqual([]);
    expect(undescribed([at('none')], site)).toEqual(['x: /docs/api/shelf#none is there 0 times']);
    expect(undescribed([at('twice')], site)).toEqual(['x: /docs/api/shelf#twice is there 2 times']);
    expect(undescribed([{name: 'x', source: undefined, anchor: 'a'}], site)).toEqual(['x: no page has it']);
  });

  it('counts elements outside code', () => {
    expect(countElements(site.pages[0]!)).toBe(7);
  });
});

describe('inlineProblems', () => {
  const problemsOf = (body: string, other = '<script>same()</script>') =>
    inlineProblems(siteOf({'index.html': `<body>${body}</body>`, 'page.html': `<body>${other}</body>`}));

  it('accepts the same scripts on every page, files and data', () => {
    expect(problemsOf('<script>same()</script><script src="/a.js"></script>')).toEqual([]);
    expect(problemsOf('<script>same()</script><script type="application/ld+json">{}</script>')).toEqual([]);
  });

  it.each([
    '<script>same()</script><script>other()</script>',
    '',
    '<script>same()</script><p style="color: red">',
    '<script>same()</script><style>p {}</style>',
    '<script>same()</script><p onclick="go()">',
  ])('rejects %s', (body) => {
    expect(problemsOf(body)).not.toEqual([]);
  });

  it('rejects more scripts than a policy would name', () => {
    const many = ['a', 'b', 'c', 'd'].map((name) => `<script>${name}()</script>`).join('');
    expect(problemsOf(many, many)).toHaveLength(1);
  });
});

describe('previewProblems', () => {
  const png = (width: number, length = 100) => {
    const picture = Buffer.alloc(length);
    picture.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    picture.writeUInt32BE(width, 16);
    picture.writeUInt32BE(630, 20);
    return picture;
  };
  const address = `${ORIGIN}/img/previews/page.png`;
  const head =
    `<title>T | Wing</title><meta name="twitter:card" content="summary_large_image">` +
    `<meta property="og:image" content="${address}"><meta property="og:image:width" content="1200">` +
    `<meta property="og:image:height" content="630"><meta property="og:image:alt" content="T – Docs">` +
    `<meta name="twitter:image" content="${address}">`;
  const problemsOf = (html: string, picture: Buffer | undefined = png(1200)) =>
    siteOf({'page.html': html}).pages.flatMap((page) =>
      previewProblems(page, ORIGIN, (file) => (file === 'img/previews/page.png' ? picture : undefined)),
    );

  it('accepts a whole page', () => {
    expect(problemsOf(head)).toEqual([]);
  });

  it.each([
    ['no picture', head.replace('og:image"', 'og:other"'), 'og:image is ""'],
    [
      'that of another page',
      head.replaceAll('page.png', 'other.png'),
      'not "https://wing.example/img/previews/page.png"',
    ],
    ['a path', head.replaceAll(ORIGIN, ''), 'og:image is "/img/previews/page.png"'],
    ['two pictures', head + `<meta property="og:image" content="${address}">`, 'og:image is "https'],
    ['another one for one network', head.replace('twitter:image"', 'twitter:none"'), 'twitter:image is ""'],
    ['a small card', head.replace('summary_large_image', 'summary'), 'twitter:card is "summary"'],
    ['another width', head.replace('"1200"', '"600"'), 'og:image:width is "600"'],
    ['other words', head.replace('T – Docs', 'Docs'), 'does not name the page'],
  ])('rejects %s', (_, html, message) => {
    expect(problemsOf(html).join('\n')).toContain(message);
  });

  it.each([
    ['of another size', png(1201), '1201 × 630'],
    ['that is too large', png(1200, 20_001), '20001 bytes'],
    ['of another format', Buffer.from('GIF89a'), 'is no PNG'],
  ])('rejects a picture %s', (_, picture, message) => {
    expect(problemsOf(head, picture).join('\n')).toContain(message);
  });
});

describe('structuredDataProblems', () => {
  const article = {'@type': 'TechArticle', headline: 'T', url: `${ORIGIN}/page`};
  const crumbs = (...names: string[]) => ({
    '@type': 'BreadcrumbList',
    itemListElement: names.map((name, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: ORIGIN,
    })),
  });
  const problemsOf = (...things: object[]) => {
    const data = JSON.stringify({'@context': 'https://schema.org', '@graph': things});
    const html =
      `<head><link rel="canonical" href="${ORIGIN}/page"><script type="application/ld+json">${data}</script></head>` +
      '<li class="breadcrumbs__item"><a href="/">Home</a></li><main><h1>T</h1><p>A.</p></main>';
    return siteOf({'page.html': html}).pages.flatMap(structuredDataProblems).join('\n');
  };

  it('accepts what the page shows', () => {
    expect(problemsOf(article)).toBe('');
  });

  it.each<[string, object[], string]>([
    ['nothing', [], 'says 0 times what it is'],
    ['two things', [article, article], 'says 2 times what it is'],
    ['another heading', [{...article, headline: 'U'}], 'headline is "U", the page has "T"'],
    ['a date that is not shown', [{...article, dateModified: '2026'}], 'dateModified is "2026"'],
    ['other breadcrumbs', [article, crumbs('Elsewhere', 'T')], 'breadcrumbs are Elsewhere > T'],
    ['few breadcrumbs', [article, crumbs('Home')], 'two entries at least'],
    [
      'an answer that is not there',
      [article, {'@type': 'FAQPage', mainEntity: {name: 'T', acceptedAnswer: {text: 'B.'}}}],
      'the answer is not on the page: B.',
    ],
  ])('rejects %s', (_, things, message) => {
    expect(problemsOf(...things)).toContain(message);
  });
});

describe('printProblems', () => {
  const problemsOf = (body: string, head = '<meta name="robots" content="noindex"><title>T</title>') => {
    const site = siteOf({
      'docs/a.html': '',
      'docs/print/all.html': `<html lang="en"><head>${head}</head><body><h1>T</h1><main>${body}</main></body></html>`,
    });
    return printProblems(site, site.printDocuments[0]!, ORIGIN);
  };
  const page = (body: string) => `<article class="print-page" id="docs/a">${body}</article>`;

  it.each([
    '<a href="#docs/a">A</a>',
    `<a href="${ORIGIN}/docs/a">A<sup class="print-mark">1</sup></a><ol class="print-notes"><li>A</li></ol>`,
  ])('accepts %s', (body) => {
    expect(problemsOf(page(body))).toEqual([]);
  });

  it.each([
    ['<p id="docs/a">', 'has the id "docs/a" twice'],
    ['<a href="#docs/b">B</a>', 'has no place "docs/b" for a link'],
    ['<a href="/docs/b">B</a>', 'has a link to /docs/b, which is not there'],
    [
      '<a href="https://x.example">X<sup class="print-mark">1</sup></a>',
      'has not one note for each mark of docs/a',
    ],
    ['<ol class="print-notes"><li>A</li></ol>', 'has not one note for each mark of docs/a'],
    ['<button>Run</button>', 'has what a reader presses'],
    ['<details><summary>More</summary></details>', 'has what a reader presses'],
    ['<h1>Again</h1>', 'has not one title, one h1 and one main'],
  ])('rejects %s', (body, problem) => {
    expect(problemsOf(page(body))).toEqual([`/docs/print/all: ${problem}`]);
  });

  it('rejects one that search engines may list', () => {
    expect(problemsOf(page(''), '<title>T</title>')).toEqual(['/docs/print/all: may be indexed']);
  });
});
