import {describe, expect, it, vi} from 'vitest';
import {readLink} from '../link';
import {readOldLink, rewriteOldLink} from '../oldLink';
import {HELLO} from './programs';

const VERSION = '0.85.49';
const TEXT = HELLO.files['main.w']!;
const utf16 = (text: string) => Buffer.from(text, 'utf16le').toString('base64');
const utf8 = (text: string) => Buffer.from(text, 'utf8').toString('base64');
const at = (code: string) => `https://www.example.com/play/?code=${code}`;

function textOf(code: string): string | undefined {
  const result = readOldLink(at(code), VERSION);
  return result.kind === 'program' ? result.program.files['main.w'] : undefined;
}

describe('readOldLink', () => {
  // The beginning of a link of the old playground, as it stands in articles.
  it('reads a link of the former playground', () => {
    const code = 'YgByAGkAbgBnACAAYwBsAG8AdQBkADsACgAKAGwAZQB0ACAAYgB1AGMAawBlAHQA';
    expect(textOf(code)).toBe('bring cloud;\n\nlet bucket');
  });

  it.each([TEXT, ' ', '// äöü 漢字 🪽\n', 'let a = "ÿþ";', '>>>>???? ~~~~\n'])(
    'reads %j in both encodings, with and without parentheses, escaped or not',
    (text) => {
      for (const base64 of [utf16(text), utf8(text)]) {
        for (const code of [base64, `(${base64})`, `(${base64.replace(/=+$/, '')})`]) {
          expect(textOf(code)).toBe(text);
          expect(textOf(encodeURIComponent(code))).toBe(text);
        }
      }
    },
  );

  it('leaves out a byte order mark', () => {
    expect(textOf(encodeURIComponent(utf16(`\uFEFF${TEXT}`)))).toBe(TEXT);
    expect(textOf(encodeURIComponent(utf8(`\uFEFF${TEXT}`)))).toBe(TEXT);
  });

  it('returns a program', () => {
    expect(readOldLink(at(utf8(TEXT)), VERSION)).toEqual({kind: 'program', program: HELLO});
  });

  it.each(['https://example.com/play', '/play?a=b', '/play#?code=abc'])('finds none in %s', (url) => {
    expect(readOldLink(url, VERSION)).toEqual({kind: 'none'});
  });

  it.each([
    '',
    '()',
    'A',
    '((Zm9v))',
    'Zm9(v',
    'Zm)9v',
    'Zm9v.',
    utf16(TEXT).slice(0, 20) + '!',
    Buffer.from([0xff, 0xff, 0xff]).toString('base64'),
    Buffer.from([0x41, 0, 0x41]).toString('base64'),
    Buffer.from([0, 0xd8]).toString('base64'),
    Buffer.from([0, 0, 0, 0]).toString('base64'),
  ])('says that “%s” is damaged', (code) => {
    expect(readOldLink(at(code), VERSION)).toMatchObject({kind: 'bad', reason: 'damaged'});
  });

  it('reads the program beside other parameters, and one that is escaped as a whole', () => {
    const url = `/play?a=${'b'.repeat(1000)}&code=${utf8(TEXT)}&code=x#code`;
    expect(readOldLink(url, VERSION)).toEqual({kind: 'program', program: HELLO});
    expect(textOf(`%20${encodeURIComponent(utf16(TEXT))}%0A`)).toBe(TEXT);
    const escaped = [...utf8(TEXT)].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
    expect(textOf(escaped)).toBe(TEXT);
  });

  it('opens a program of the largest size', () => {
    const text = 'x'.repeat(200_000 - 'main.w'.length);
    expect(textOf(utf8(text))).toBe(text);
    expect(textOf(utf16(text))).toBe(text);
  });

  it('looks into no query that is longer than any program', () => {
    const code = '='.repeat(1_000_000);
    expect(readOldLink(`/play?code=${code}`, VERSION)).toMatchObject({reason: 'too-long'});
    expect(readOldLink(`/play?code=${code.slice('?code='.length)}`, VERSION)).toMatchObject({
      reason: 'damaged',
    });
    expect(readOldLink(`/play#${code}?code=`, VERSION)).toEqual({kind: 'none'});
  });

  it('does not open more than a program may have', () => {
    expect(readOldLink(at(utf8('x'.repeat(200_001))), VERSION)).toMatchObject({
      kind: 'bad',
      reason: 'program',
    });
  });
});

describe('rewriteOldLink', () => {
  it('moves the program into the hash and leaves other parameters', async () => {
    const url = `https://example.com/play?a=b&code=${utf8(TEXT)}#x`;
    const rewritten = await rewriteOldLink(url, readOldLink(url, VERSION));
    expect(rewritten).toMatch(/^https:\/\/example\.com\/play\?a=b#program=1\./);
    expect(await readLink(rewritten)).toEqual({kind: 'program', program: HELLO});
  });

  it.each([
    ['/play/?code=(((', '/play/'],
    ['/play/?code=(((#x', '/play/'],
    ['/play/?a=b&code=(((&c=d%20e', '/play/?a=b&c=d+e'],
    [`/play/?a=b&code=${'='.repeat(1_000_000)}`, '/play/'],
  ])('removes a bad link: %#', async (url, rewritten) => {
    expect(await rewriteOldLink(url, readOldLink(url, VERSION))).toBe(rewritten);
  });

  it('passes on what is not the fault of the link', async () => {
    vi.doMock('fflate', () => {
      throw new Error('The script has not come.');
    });
    vi.resetModules();
    const {rewriteOldLink: rewrite} = await import('../oldLink');
    await expect(rewrite(at(utf8(TEXT)), {kind: 'program', program: HELLO})).rejects.toThrow();
    vi.doUnmock('fflate');
    vi.resetModules();
  });

  it('leaves the address of a program that does not fit in a hash', async () => {
    const url = at(utf8('\u0001'.repeat(100_000)));
    const result = readOldLink(url, VERSION);
    expect(result.kind).toBe('program');
    expect(await rewriteOldLink(url, result)).toBe(url);
  });
});
