import {describe, expect, it} from 'vitest';
import {hostsOf, nameFiles, readHeadersFile, valuesOf} from '../support/hosts';

describe('the rules of a _headers file', () => {
  const rules = readHeadersFile(
    '/*\n  Cache-Control: a\n  X-Frame-Options: DENY\n# x\n\n/assets/*\n  Cache-Control: b\n/:page\n  Cache-Control: a\n',
  );

  it('are told where they overlap', () => {
    expect(valuesOf('cache-control', '/assets/x.js', rules)).toEqual(['a', 'b']);
    expect(valuesOf('cache-control', '/page', rules)).toEqual(['a']);
    expect(valuesOf('x-frame-options', '/a/b', rules)).toEqual(['DENY']);
  });

  it('keep colons of values, and dots of paths', () => {
    const [rule] = readHeadersFile('/a.js\n  Content-Security-Policy: img-src data: https:\n');
    expect(valuesOf('content-security-policy', '/a.js', [rule!])).toEqual(['img-src data: https:']);
    expect(valuesOf('content-security-policy', '/abjs', [rule!])).toEqual([]);
  });
});

describe('rules that name files', () => {
  const text =
    '# Hashed\n/assets/*\n  Cache-Control: long\n  X-Other: y\n\n/docs/*\n  Cache-Control: short\n';

  it('stand in the place of those for folders whose files are named by their content', () => {
    expect(nameFiles(text, ['assets/a.js', 'assets/b/c.css', 'docs/x.html'])).toBe(
      '# Hashed\n/assets/a.js\n  Cache-Control: long\n  X-Other: y\n/assets/b/c.css\n  Cache-Control: long\n  X-Other: y\n\n' +
        '/docs/*\n  Cache-Control: short\n',
    );
  });

  it('say nothing of what is missing', () => {
    const rules = readHeadersFile(nameFiles(text, ['assets/a.js']));
    expect(valuesOf('cache-control', '/assets/a.js', rules)).toEqual(['long']);
    expect(valuesOf('cache-control', '/assets/b.js', rules)).toEqual([]);
  });
});

describe('hosts', () => {
  const headers = [{source: '/((?!assets/).*)', headers: [{key: 'Cache-Control', value: 'of Vercel'}]}];
  const hosts = hostsOf({
    headers: '/assets/*\n  Cache-Control: long\n',
    vercel: JSON.stringify({headers}),
    paths: ['assets/a.js'],
  });
  const answers = (path: string, status: number) =>
    Object.fromEntries(hosts.map(({name, headersFor}) => [name, headersFor(path, status)['cache-control']]));

  it('answer as their rules say', () => {
    expect(answers('/page', 200)).toMatchObject({'GitHub Pages': 'max-age=600', Vercel: 'of Vercel'});
    expect(answers('/assets/a.js', 200)).toMatchObject({Netlify: 'long', 'Cloudflare Pages': 'long'});
    expect(answers('/assets/b.js', 404)).toMatchObject({
      Netlify: 'public, max-age=0, must-revalidate',
      'Cloudflare Pages': 'no-store',
    });
  });
});
