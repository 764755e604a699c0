import {deflateSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {toBase64Url} from '../base64';
import {checksum} from '../checksum';
import {readLink, writeLink} from '../link';
import {LIMITS} from '../program';
import {HELLO, withFiles} from './programs';

function linkOf(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return `#program=1.${toBase64Url(Uint8Array.from([...checksum(bytes), ...deflateSync(bytes)]))}`;
}

async function reasonOf(url: string): Promise<string> {
  const result = await readLink(url);
  return result.kind === 'bad' ? result.reason : result.kind;
}

describe('writeLink and readLink', () => {
  it.each([
    ['one file', HELLO],
    ['several', withFiles({'lib.w': 'pub class A {}', 'js/extern.js': 'exports.f = () => 1;'})],
    [
      'letters of other scripts',
      withFiles({'a.test.w': '// äöü 漢字 🪽 \u2028 \u0000\n'}, {entry: 'a.test.w'}),
    ],
    ['a file without text', withFiles({'empty.w': ''})],
    ['a path that objects know', withFiles({'__proto__/constructor.w': 'x'})],
  ])('carry %s', async (_, program) => {
    const hash = await writeLink(program);
    expect(hash).toMatch(/^#program=1\.[\w-]+$/);
    expect(await readLink(hash)).toEqual({kind: 'program', program});
    expect(await readLink(`https://example.com/play?x=1${hash}`)).toEqual({kind: 'program', program});
  });

  it('carry a program of the full size', async () => {
    const line = (index: number) => `let x${index} = "${Math.imul(index, 2654435761)}";\n`;
    const text = Array.from({length: 20_000}, (_, index) => line(index)).join('');
    const program = withFiles({'lib.w': text.slice(0, LIMITS.bytes - 1000)});
    expect(await readLink(await writeLink(program))).toEqual({kind: 'program', program});
  });

  it('keep a small program short', async () => {
    expect((await writeLink(HELLO)).length).toBeLessThan(200);
  });

  it('do not write what they would not read', async () => {
    const program = withFiles({'a b.w': '', 'lib.w': 'x'.repeat(LIMITS.bytes)});
    await expect(writeLink(program)).rejects.toThrow(/“a b.w” cannot be the name.*at most 200 kB/);
  });

  it('leave the link that was written in version 1 readable', async () => {
    // Written once and never to be changed: links live on in other pages.
    const link =
      '#program=1.edSjf6tWSsvMSS1WsqpWyk3MzNMrV7JSSirKzEtXSM7JL02xjsnLSS1RSMqvULBVyEsth4jqOZUmZ6eWaGgCpZVqdZRS80qKKoEaoSboKCXn5xYAjS0KSy0qzszPA0oZ6FmY6plYKtUCAA';
    expect(await readLink(link)).toEqual({kind: 'program', program: HELLO});
  });
});

describe('readLink', () => {
  it.each(['https://example.com/play', '/play#', '/play#output', '#__docusaurus_skipToContent_fallback', ''])(
    'finds no program in %s',
    async (url) => expect(await reasonOf(url)).toBe('none'),
  );

  it.each(['#code/abc', '#program/1', '#a=b'])('says that %s is of another place', async (url) => {
    expect(await reasonOf(url)).toBe('foreign');
  });

  it('says that a version is unknown', async () => expect(await reasonOf('#program=2.abcd')).toBe('version'));

  it.each([
    '#program=',
    '#program=1.',
    '#program=1',
    '#program=1.AAAAAA',
    '#program=1.A',
    '#program=1.%20',
    '#program=x.y',
  ])('says that %s is damaged', async (url) => expect(await reasonOf(url)).toBe('damaged'));

  it('says so wherever the link was cut off', async () => {
    const hash = await writeLink(HELLO);
    for (let end = '#program=1.'.length; end < hash.length; end += 1)
      expect(await reasonOf(hash.slice(0, end))).toBe('damaged');
  });

  it('never reads another program from a link with a changed letter', async () => {
    const hash = await writeLink(HELLO);
    for (let at = '#program=1.'.length; at < hash.length; at += 1) {
      const letter = hash[at] === 'Q' ? 'R' : 'Q';
      const result = await readLink(hash.slice(0, at) + letter + hash.slice(at + 1));
      // The last bits of the last byte mean nothing.
      if (at < hash.length - 2) expect(result).toMatchObject({kind: 'bad', reason: 'damaged'});
      else if (result.kind === 'program') expect(result.program).toEqual(HELLO);
    }
  });

  it('says that a link is too large when it is unpacked, without unpacking it all', async () => {
    expect(await reasonOf(linkOf(' '.repeat(4_000_000)))).toBe('too-large');
  });

  it.each([
    ['no JSON', 'bring cloud;', 'damaged'],
    ['nothing', 'null', 'program'],
    ['a list', '[]', 'program'],
    ['a program without files', '{"files":{}}', 'program'],
    ['a program without its entry', JSON.stringify({...HELLO, entry: 'other.main.w'}), 'program'],
    ['a file outside', JSON.stringify(withFiles({'../../x.w': ''})), 'program'],
    ['a large file', JSON.stringify(withFiles({'big.w': 'x'.repeat(LIMITS.bytes)})), 'program'],
  ])('does not open %s', async (_, text, reason) => expect(await reasonOf(linkOf(text))).toBe(reason));

  it('reads nothing but the program', async () => {
    const link = linkOf(JSON.stringify({...HELLO, run: true}));
    expect(await readLink(link)).toEqual({kind: 'program', program: HELLO});
  });

  it('says why the program cannot be opened', async () => {
    const result = await readLink(linkOf(JSON.stringify({...HELLO, entry: 'other.main.w'})));
    expect(result).toMatchObject({
      message: 'The program in the link cannot be opened. The file to compile is missing.',
    });
  });
});
