/** The content security policy of the built pages, and what hosts send with them. */
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readEnvironment} from '../../src/config/environment';
import {askedAddresses} from '../../src/publish/content-security-policy/services';
import {addToVercel} from '../../src/publish/content-security-policy/vercelHeaders';
import {readPages} from '../../src/lib/builtPage';
import {readSettings} from '../../src/publish/content-security-policy/writePolicy';
import {attributesOf, BUILD_DIR, readBuiltSite} from '../support/builtSite';
import {hostsOf} from '../support/hosts';

const META = 'meta[http-equiv="Content-Security-Policy"]';
const DATA = /^application\/(?:ld\+)?json$/;

const site = readBuiltSite();
const pages = [...site.pages, ...site.stubs];
const policy = pages[0]!.$(META).attr('content')!;
const vercel = readFileSync(resolve(import.meta.dirname, '../../vercel.json'), 'utf8');

describe('the policy of a page', () => {
  it('is the same on every page, and on those that send their readers on', () => {
    expect(pages.length).toBeGreaterThan(500);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    const other = pages.filter(({$}) => attributesOf($, META, 'content').join() !== policy);
    expect(other.map(({path}) => path)).toEqual([]);
  });

  it('comes before all that it decides about', () => {
    const late = pages.filter(({$}) => $(`${META}`).prevAll().not('meta[charset]').length > 0);
    expect(late.map(({path}) => path)).toEqual([]);
  });

  it('has the hash of every script within the page', () => {
    const unnamed = pages.flatMap(({path, $}) =>
      [...$('script:not([src])')]
        .filter((script) => !DATA.test($(script).attr('type') ?? ''))
        .map((script) => $(script).text())
        .filter((text) => !policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`))
        .map((text) => `${path}: ${text.slice(0, 60)}`),
    );
    expect(unnamed).toEqual([]);
  });

  it('finds no style and no handler within the page', () => {
    const found = pages.flatMap(({path, $}) =>
      $('style, [style], base, [onclick], [onload], [onerror], [srcdoc]').length > 0 ? [path] : [],
    );
    expect(found).toEqual([]);
  });
});

const hosts = hostsOf({headers: site.readFile('_headers'), vercel, paths: []}).filter(
  ({name}) => name !== 'GitHub Pages',
);
const engine = readdirSync(resolve(BUILD_DIR, 'playground'))[0]!;

describe.each(hosts)('on $name', ({name, headersFor}) => {
  const policyOf = (path: string) => headersFor(path, 200)['content-security-policy'];

  it('pages are sent with the same policy, which no other site may show but the one for it', () => {
    const other = pages.filter(({path}) => policyOf(path) !== `${policy}; frame-ancestors 'none'`);
    const message = name === 'Vercel' ? 'vercel.json is of another build: npm run headers' : name;
    expect(other.map(({path}) => path).slice(0, 5), message).toEqual(['/play/embed']);
    expect(policyOf('/play/embed'), message).toBe(`${policy}; frame-ancestors *`);
  });

  it('no address beside that one is for frames of other sites', () => {
    const near = [
      '/play',
      '/play/',
      '/play/other',
      '/play/embed/other',
      '/play/embed.html',
      '/play/embedded',
    ];
    const open = near.filter((path) => {
      const {'content-security-policy': own = '', 'x-frame-options': frames} = headersFor(path, 200);
      return own.includes('frame-ancestors')
        ? !own.includes("frame-ancestors 'none'")
        : frames !== 'SAMEORIGIN';
    });
    expect(open).toEqual([]);
  });

  it('the sandbox keeps its own policy, and only this site may show it', () => {
    for (const file of ['sandbox.htm', 'sandbox-network.htm']) {
      expect(policyOf(`/playground/${engine}/${file}`)).toBe("frame-ancestors 'self'");
      expect(site.readFile(`playground/${engine}/${file}`)).toContain(
        "default-src 'none'; script-src 'sha256-",
      );
    }
  });

  it('any site may be around the document for the programs of a page that it shows, which has no network', () => {
    const path = `/playground/${engine}/sandbox-embedded.htm`;
    expect(policyOf(path)).toBe('frame-ancestors *');
    expect(site.readFile(path.slice(1))).toBe(site.readFile(`playground/${engine}/sandbox.htm`));
  });

  it('the language worker alone may compile WebAssembly', () => {
    expect(policyOf(`/playground/${engine}/language.js`)).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policyOf('/assets/behaviour/worker.js')).toContain("script-src 'self';");
  });

  it('each file is sent with the headers that are the same for all', () => {
    for (const path of [
      '/',
      '/docs/why-wing',
      '/assets/behaviour/a.js',
      `/playground/${engine}/sandbox.htm`,
      '/no/page',
    ]) {
      const headers = headersFor(path, 200);
      expect(headers).toMatchObject({
        'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}$/),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringMatching(/camera=\(\).*clipboard-write=\(self\)$/),
        'cross-origin-opener-policy': 'same-origin',
      });
    }
  });

  it('search engines find the page and not its Markdown, which has its type', () => {
    for (const path of ['/index.md', '/docs.md', '/docs/concepts/inflights.md']) {
      expect(site.hasFile(path)).toBe(true);
      expect(headersFor(path, 200)).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'x-robots-tag': 'noindex',
      });
    }
    expect(headersFor('/docs/concepts/inflights', 200)).not.toHaveProperty('x-robots-tag');
  });

  it('other sites may show the pictures, and nothing else', () => {
    const header = (path: string) => headersFor(path, 200)['cross-origin-resource-policy'];
    expect(header('/img/opengraph.png')).toBe('cross-origin');
    expect(header('/docs/why-wing')).toBe('same-origin');
    expect(header('/assets/behaviour/a.js')).toBe('same-origin');
  });
});

it('vercel.json is of this build: npm run headers', () => {
  const settings = readSettings(readPages(BUILD_DIR), askedAddresses(readEnvironment(process.env)));
  expect(JSON.parse(vercel)).toEqual(JSON.parse(addToVercel(vercel, settings)));
});
