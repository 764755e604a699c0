import {describe, expect, it} from 'vitest';
import {addToHeadersFile} from './headersFile';
import {EVERYWHERE, hostRules} from './hostRules';
import {pagePolicy, toHeader} from './pagePolicy';
import {addToVercel, vercelHeaders} from './vercelHeaders';

const settings = {inlineScripts: ['a()'], addresses: []};
const folders = ['assets', 'docs', 'img', 'play', 'playground', 'assets/images', 'assets/js'];
const rules = hostRules(folders, settings);
const headersOf = (path: string) => rules.find((rule) => rule.path === path)?.headers ?? {};

describe('the rules for hosts', () => {
  it('give each folder of pages the policy of the pages', () => {
    for (const path of ['', ':page', 'docs/*']) {
      expect(headersOf(path)['Content-Security-Policy']).toBe(toHeader(pagePolicy(settings)));
    }
  });

  it('give the sandbox no policy but who may show it, and its folder none', () => {
    expect(headersOf('playground/:engine/sandbox.htm')).toMatchObject({
      'Content-Security-Policy': "frame-ancestors 'self'",
    });
    expect(rules.map(({path}) => path)).not.toContain('playground/*');
  });

  it('let other sites show one page, and the document in which its programs run', () => {
    const shown = rules.filter(({headers}) =>
      headers['Content-Security-Policy']?.endsWith('frame-ancestors *'),
    );
    expect(shown.map(({path}) => path)).toEqual(['play/embed', 'playground/:engine/sandbox-embedded.htm']);
    expect(headersOf('play/embed')['Content-Security-Policy']).toBe(
      toHeader(pagePolicy(settings)).replace("frame-ancestors 'none'", 'frame-ancestors *'),
    );
    // Values of rules that overlap are joined.
    expect(rules.map(({path}) => path)).not.toContain('play/*');
  });

  it('send Markdown as what it is, for the eyes of readers alone', () => {
    expect(headersOf('*.md')).toEqual({
      'Content-Type': 'text/markdown; charset=utf-8',
      'X-Robots-Tag': 'noindex',
    });
    expect(headersOf('llms-full.txt')).toEqual({'X-Robots-Tag': 'noindex'});
  });

  it('let other sites show pictures alone', () => {
    const shown = rules.filter(({headers}) => headers['Cross-Origin-Resource-Policy'] === 'cross-origin');
    expect(shown.map(({path}) => path)).toEqual(['img/*', 'assets/images/*']);
  });

  it('switch all off that the browser could do, but copying', () => {
    expect(EVERYWHERE['Permissions-Policy']?.split(', ').filter((one) => !one.endsWith('=()'))).toEqual([
      'clipboard-write=(self)',
    ]);
  });
});

describe('the file _headers', () => {
  it('keeps the rules that it has, and has each path once', () => {
    const text = '# Pages.\n/docs/*\n  Cache-Control: no-cache\n\n/x\n  A: b\n';
    const file = addToHeadersFile(text, [{path: 'docs/*', headers: {B: 'c', D: 'e'}}], '/');
    expect(file).toBe('/docs/*\n  Cache-Control: no-cache\n  B: c\n  D: e\n\n/x\n  A: b\n');
  });

  it('names paths below the base URL', () => {
    expect(addToHeadersFile('', [{path: '*', headers: {A: 'b'}}], '/wing/')).toBe('/wing/*\n  A: b\n');
  });

  it('refuses what a host would leave out', () => {
    expect(() => addToHeadersFile('', [{path: '*', headers: {A: 'b'.repeat(2000)}}], '/')).toThrow('1 lines');
    const many = Array.from({length: 101}, (_, index) => ({path: `${index}`, headers: {A: 'b'}}));
    expect(() => addToHeadersFile('', many, '/')).toThrow('101 rules');
  });
});

describe('vercel.json', () => {
  it('keeps its rules about how long files are kept, and gets the others anew', () => {
    const kept = {source: '/(.*)', headers: [{key: 'Cache-Control', value: 'no-cache'}]};
    const once = addToVercel(JSON.stringify({cleanUrls: true, headers: [kept]}), settings);
    expect(JSON.parse(once)).toEqual({cleanUrls: true, headers: [kept, ...vercelHeaders(settings)]});
    expect(addToVercel(once, settings)).toBe(once);
  });
});
