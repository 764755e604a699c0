import {afterEach, describe, expect, it, vi} from 'vitest';
import {trustOwn} from './trustOwn';

type Rules = Readonly<
  Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>
>;

function rulesOf(baseUrl = '/wing/'): Rules {
  vi.stubGlobal('document', {baseURI: 'https://wing.example/wing/docs/page'});
  let made: Rules | undefined;
  trustOwn(baseUrl, {createPolicy: (_name, rules) => void (made = rules as Rules)});
  return made!;
}

afterEach(() => vi.unstubAllGlobals());

describe('an address of a script', () => {
  it.each(['/wing/assets/js/a.js', 'https://wing.example/wing/playground/x/language.js', '../sw.js'])(
    '%s passes',
    (address) => expect(rulesOf().createScriptURL(address)).toBe(address),
  );

  it.each([
    'https://other.example/wing/a.js',
    '//other.example/wing/a.js',
    'https://wing.example.other.example/wing/',
    'https://wing.example@other.example/wing/',
    'blob:https://wing.example/wing/1',
    'data:text/javascript,a()',
    'javascript:a()',
    '/elsewhere/a.js',
    '/wing/../elsewhere/a.js',
    '\\\\other.example/a.js',
  ])('%s does not', (address) => expect(rulesOf().createScriptURL(address)).toBeNull());
});

describe('HTML', () => {
  it.each([
    '',
    'for (let i = 0; i < 3; i++)',
    '<span class="token keyword">let </span>x = <span class="line">1</span>',
    'The <code>Bucket</code> <strong>class</strong>',
    'An announcement with <a href="/docs">a link</a>',
    '{"@type":"BreadcrumbList","name":"Buckets"}',
  ])('%s passes as it is', (html) =>
    expect(rulesOf().createHTML(html)?.replaceAll('&lt; ', '< ')).toBe(html),
  );

  it.each([
    '<img src=x onerror=a()>',
    '<script src="https://other.example/a.js"></script>',
    '<span class="x" onclick="a()">',
    '<span class="x"onclick="a()">',
    '<SPAN onclick=a()>',
    '<a href="x" style="position:fixed">',
    '<a href="x"><svg onload=a()>',
    '<iframe srcdoc="x">',
    '<!--><img src=x onerror=a()>-->',
    '<span class="<img src=x onerror=a()>">',
    '<base href="//other.example">',
    '<span\nclass="x" onclick="a()">',
  ])('%s becomes text', (html) => {
    const written = rulesOf().createHTML(html)!;
    expect(written).not.toMatch(/<(?!\/?(?:span|a)(?: (?:class|href)="[^"<>]*")?>)/);
    expect(written).toContain('&lt;');
  });
});

describe('a script', () => {
  it('passes when it is data, which do nothing', () => {
    expect(rulesOf().createScript('{"@type":"BreadcrumbList"}')).toBe('{"@type":"BreadcrumbList"}');
  });

  it.each(['alert(1)', '', '{"a":1};alert(1)'])('%s does not', (text) => {
    expect(() => rulesOf().createScript(text)).toThrow(SyntaxError);
  });
});

it('is left out where the browser knows nothing of it', () => {
  vi.stubGlobal('window', {});
  expect(() => trustOwn('/')).not.toThrow();
});
