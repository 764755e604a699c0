import {describe, expect, it} from 'vitest';
import {BuiltPage} from '../../../lib/builtPage';
import {toRecords} from '../page';

const recordsOf = (path: string, html: string) => toRecords(new BuiltPage(`${path.slice(1)}.html`, html));

const HEAD = `<!doctype html><html lang=en><head><meta name=docsearch:docusaurus_tag content=docs-default-current>
<meta name=keywords content="object storage,s3"></head><body><nav>Menu</nav>`;

const page = (main: string) => `${HEAD}<main>${main}</main><footer>Footer</footer>`;
const heading = (level: number, id: string, text: string) =>
  `<h${level} id=${id}>${text}<a href=#${id} class=hash-link>\u200b</a></h${level}>`;
const outline = (html: string, path = '/docs/concepts/a') =>
  recordsOf(path, html).map(({anchor, kind, trail, text}) => ({anchor, kind, trail, text}));

describe('toRecords', () => {
  it('has one record for the page and one for each heading', () => {
    const html = page(`<header><h1>Title &amp; more</h1></header><p>First.<p>Second <code>a ?? b</code>.
      ${heading(2, 'two', 'Two')}<p>Under two.${heading(3, 'three', 'Three')}<div><ul><li>x<li>y</ul></div>
      ${heading(2, 'last', 'Last')}`);
    expect(outline(html)).toEqual([
      {anchor: '', kind: 'page', trail: [], text: 'First. Second a ?? b.'},
      {anchor: 'two', kind: 'heading', trail: ['Two'], text: 'Under two.'},
      {anchor: 'three', kind: 'heading', trail: ['Two', 'Three'], text: 'x y'},
      {anchor: 'last', kind: 'heading', trail: ['Last'], text: ''},
    ]);
    expect(recordsOf('/docs/concepts/a', html)[0]).toMatchObject({
      path: '/docs/concepts/a',
      section: 'docs',
      tag: 'docs-default-current',
      title: 'Title & more',
      keywords: ['object storage', 's3'],
    });
  });

  it('knows by the facts of a library that npm cannot install it', () => {
    const html = (facts: string) => page(`<h1>JWT</h1><dl class="${facts}"></dl>${heading(2, 'a', 'A')}`);
    const marks = (facts: string) => recordsOf('/a', html(facts)).map(({isSourceOnly}) => isSourceOnly);
    expect(marks('library-facts source-only')).toEqual([true, true]);
    expect(marks('library-facts')).toEqual([undefined, undefined]);
  });

  it('takes the tags of a page as keywords, and leaves out menus and what stands beside the text', () => {
    const html =
      page(`<nav>Crumbs</nav><div data-menu>Copy page · Markdown</div><h1>Post</h1><p>Text<button>Copy</button></p>
      <footer>Tags: <a rel=tag href=/t>winglang</a></footer>`);
    const [record] = recordsOf('/blog/post', html);
    expect(record?.text).toBe('Text');
    expect(record?.keywords).toEqual(['object storage', 's3', 'winglang']);
    expect(record?.section).toBe('blog');
  });

  it('keeps commands, messages and output of samples, and of programs the names that the text does not say', () => {
    const html = page(`<h1>T</h1><p>Call <code>cloud.Bucket</code>.
      <figure class=code-sample data-lang=wing><figcaption>main.w<button>Copy</button></figcaption>
      <pre><code><span class=line>bring cloud;</span><span class=line>let a = new <span>cloud</span>.<span>Bucket</span>();</span><span class=line>a.put("k");</span></code></pre>
      <div>Output<pre><samp>it worked</samp></pre></div><div data-kind=tested>tested</div></figure>
      <figure class=code-sample data-lang=sh><pre><code>wing test</code></pre></figure>`);
    expect(outline(html)[0]?.text).toBe('Call cloud.Bucket. it worked wing test\nput');
  });

  it('leaves out what changed between two states of a program', () => {
    const html =
      page(`<h1>Title</h1><p>Text.</p><details class="changed-file alert"><summary>a.w: 1 line added</summary>
      <figure class=code-sample data-lang=wing><pre>uploads.put("a");</pre></figure></details>`);
    expect(outline(html)).toEqual([{anchor: '', kind: 'page', trail: [], text: 'Text.'}]);
  });

  it('leaves out diagrams, which show what the text says', () => {
    const html =
      page(`<h1>Title</h1><p>Text.</p><figure><div data-scrollable=Diagram><svg><text>Queue</text></svg></div>
      <figcaption>From shop to worker</figcaption>
      <details class="diagram-words"><summary>The diagram in words</summary><ul><li>Shop → Queue: push</ul></details></figure>`);
    expect(outline(html)[0]?.text).toBe('Text.');
  });

  it('leaves out cards that lead to other pages', () => {
    const html = page('<h1>List</h1><article><article>One</article><article>Two</article></article><p>Text');
    expect(outline(html)[0]?.text).toBe('Text');
    expect(outline(page('<article><h1>Page</h1><p>Text</article>'))[0]?.text).toBe('Text');
  });

  it('takes no id that React has made for an anchor', () => {
    expect(outline(page('<h1>T</h1><h2 id=_R_1_>Chat</h2><p>Text'))).toEqual([
      {anchor: '', kind: 'page', trail: [], text: 'Chat Text'},
    ]);
  });

  it('has nothing for a page that search does not know', () => {
    expect(recordsOf('/old', '<html><head></head><body><main><h1>Moved</h1></main>')).toEqual([]);
    expect(recordsOf('/odd', page('<p>no title'))).toEqual([]);
  });
});

describe('toRecords of the API reference', () => {
  const names = (html: string, path: string) =>
    recordsOf(path, html).map(({anchor, names}) => `${anchor || '-'}: ${names.join(', ')}`);
  const kind = '<p class=api-kind>class</p>';
  const signature = (text: string) =>
    `<p class=api-signature><span class=api-phase>inflight</span> <code>${text}</code></p>`;

  it('names the members of the class that the page is about', () => {
    const html = page(`<h1>Bucket</h1>${heading(2, 'api-reference', 'API reference')}${kind}
      ${heading(3, 'new', 'new')}${signature('new cloud.Bucket(props: BucketProps?)')}
      ${heading(3, 'put', 'put')}${signature('put(key: str): void')}<p>Puts.
      ${heading(3, 'types', 'Types')}${heading(4, 'bucketprops', 'BucketProps')}<p class=api-kind>struct</p>
      <dl class=api-fields><dt id=bucketprops-cors>
      <code>cors: bool?</code><a class=hash-link></a></dt><dd><p>Allow.</dd></dl>
      ${heading(2, 'next', 'Next')}`);
    const path = '/docs/api/standard-library/cloud/bucket';
    expect(names(html, path)).toEqual([
      '-: Bucket, cloud.Bucket',
      'api-reference: ',
      'new: new Bucket, new cloud.Bucket',
      'put: Bucket.put, put, cloud.Bucket.put',
      'types: ',
      'bucketprops: BucketProps, cloud.BucketProps',
      'bucketprops-cors: BucketProps.cors, cors, cloud.BucketProps.cors',
      'next: ',
    ]);
    const field = recordsOf(path, html).find(({anchor}) => anchor === 'bucketprops-cors');
    expect(field).toMatchObject({
      kind: 'member',
      trail: ['API reference', 'Types', 'BucketProps', 'cors'],
      text: 'cors: bool? Allow.',
    });
  });

  it('names the functions of a module, and the classes of a page that has several', () => {
    const html = page(`<h1>util module</h1>${heading(2, 'api-reference', 'API reference')}
      ${heading(3, 'util', 'util.Util')}${kind}${heading(4, 'util-env', 'env')}${signature('util.env(name: str): str')}
      ${heading(3, 'childprocess', 'util.ChildProcess')}${kind}${heading(4, 'childprocess-kill', 'kill')}${signature('kill(): void')}
      ${heading(3, 'array', 'Array&lt;T>')}${kind}${heading(4, 'array-at', 'at')}${signature('at(index: num): T')}`);
    expect(names(html, '/docs/api/standard-library/util/api-reference')).toEqual([
      '-: ',
      'api-reference: ',
      'util: Util, util.Util',
      'util-env: util.env, env',
      'childprocess: ChildProcess, util.ChildProcess',
      'childprocess-kill: ChildProcess.kill, kill, util.ChildProcess.kill',
      'array: Array',
      'array-at: Array.at, at',
    ]);
  });

  it('takes what a program calls the members on for the name of a module', () => {
    const html = page(`<h1>fs module</h1>${heading(2, 'api-reference', 'API reference')}${kind}
      ${heading(3, 'new', 'new')}${signature('new fs.Util()')}
      ${heading(3, 'exists', 'exists')}${signature('fs.exists(path: str): bool')}`);
    expect(names(html, '/docs/api/standard-library/fs/api-reference')).toEqual([
      '-: fs',
      'api-reference: ',
      'new: new Util, new fs.Util',
      'exists: fs.exists, exists',
    ]);
  });
});
