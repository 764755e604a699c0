import {deflateSync} from 'fflate';
import {describe, expect, it, vi} from 'vitest';
import {Refusal} from '../../../lib/entrance/refusal';
import {toBase64Url} from '../base64';
import {checksum} from '../checksum';
import {MAX_LINK_CHARACTERS, readLink, writeLink} from '../link';
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

  it('do not write what is too large as JSON', async () => {
    const program = withFiles({'lib.w': '\u0001'.repeat(100_000)});
    await expect(writeLink(program)).rejects.toThrow(
      new Refusal('The program in the link is too large: at most 200 kB can be shared.'),
    );
  });

  it('carry a program that cannot be packed', async () => {
    // Each sign takes two bytes of JSON, and nothing in it comes again.
    let state = 1;
    const next = () => (state = Math.imul(state, 1103515245) + 12345) >>> 16;
    const text = Array.from({length: 99_000}, () => String.fromCharCode(0x80 + (next() % 0x700))).join('');
    const program = withFiles({'lib.w': text});
    const hash = await writeLink(program);
    expect(hash.length).toBeLessThan(MAX_LINK_CHARACTERS);
    expect(await readLink(hash)).toEqual({kind: 'program', program});
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

  it.each(['#code/abc', '#program/1', '#a=b', '#a#program=1.AAAA'])(
    'says that %s is of another place',
    async (url) => {
      expect(await reasonOf(url)).toBe('foreign');
    },
  );

  it('says that a version is unknown', async () => {
    expect(await reasonOf('#program=2.abcd')).toBe('version');
    expect(await reasonOf('#program=10.abcd')).toBe('version');
  });

  it.each([')', '.', ',', '>', ').', '"', '%20', '\n'])(
    'opens a link that a text left %j after',
    async (end) => {
      const hash = await writeLink(HELLO);
      for (const link of [hash, hash.replace('=', '%3D')])
        expect(await readLink(link + end)).toEqual({kind: 'program', program: HELLO});
    },
  );

  it('gives line ends the form of the editor', async () => {
    const program = {...HELLO, files: {'main.w': 'a\r\nb\rc\n'}};
    expect(await readLink(await writeLink(program))).toMatchObject({
      program: {files: {'main.w': 'a\nb\nc\n'}},
    });
  });

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
    ['no JSON', 'bring cloud;', 'program'],
    ['lists in lists', '['.repeat(100_000), 'program'],
    ['many values', `[${'0,'.repeat(150_000)}0]`, 'program'],
    ['a prototype', '{"__proto__":{"files":{}}}', 'program'],
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

  it.each([
    ['foreign', '#a=b', 'The part of the address after the # is not a playground link.'],
    [
      'version',
      '#program=2.',
      'The link is of a newer playground than this page: reload the page, and try again.',
    ],
    [
      'damaged',
      '#program=1.',
      'The link is damaged: it was cut off or changed on its way. Ask for it again, or copy it as a whole.',
    ],
    [
      'too-long',
      `#${'a'.repeat(MAX_LINK_CHARACTERS)}`,
      'The link is too long: the playground opens links of up to 550,000 characters.',
    ],
    [
      'too-large',
      linkOf(' '.repeat(410_001)),
      'The program in the link is too large: at most 200 kB can be shared.',
    ],
    [
      'program',
      linkOf(`[${'0,'.repeat(2_000)}0]`),
      'The program in the link cannot be opened. The program has more than 2,000 values.',
    ],
    [
      'program',
      linkOf('[[[[[]]]]]'),
      'The program in the link cannot be opened. The program is nested deeper than 4 levels.',
    ],
    ['program', linkOf('bring'), 'The program in the link cannot be opened. The program is not JSON.'],
    [
      'program',
      linkOf(JSON.stringify({...HELLO, entry: 'other.main.w'})),
      'The program in the link cannot be opened. The file to compile is missing.',
    ],
  ])('says why it is %s: %#', async (reason, link, message) => {
    expect(await readLink(link)).toEqual({kind: 'bad', reason, message});
  });

  it('counts the files of a program that has too many', async () => {
    const files = Object.fromEntries(Array.from({length: 1_900}, (_, index) => [`a${index}`, '']));
    expect(await readLink(linkOf(JSON.stringify({...HELLO, files})))).toMatchObject({
      message:
        'The program in the link cannot be opened. A program has at most 40 files; this one has 1,900.',
    });
  });

  it('reads the longest links, and none that are longer', async () => {
    const padded = (length: number) => `#program=1.${'='.repeat(length - '#program=1.'.length)}`;
    expect(await reasonOf(`/play?a=b${padded(MAX_LINK_CHARACTERS)}`)).toBe('damaged');
    expect(await reasonOf(`/play?a=b${padded(MAX_LINK_CHARACTERS + 1)}`)).toBe('too-long');
  });

  it('passes on what is not the fault of the link', async () => {
    vi.doMock('fflate', () => {
      throw new Error('The script has not come.');
    });
    vi.resetModules();
    const {readLink: read} = await import('../link');
    await expect(read('#program=1.AAAAAAAA')).rejects.toThrow();
    vi.doUnmock('fflate');
    vi.resetModules();
  });
});
