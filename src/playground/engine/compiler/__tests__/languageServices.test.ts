import {beforeEach, describe, expect, it} from 'vitest';
import {createLanguageServices, type LanguageServices} from '../languageServices';
import type {FilePosition, Range, TextEdit, WorkspaceEdit} from '../lsp';
import {packInstalled} from './assets';

const assets = packInstalled();
let services: LanguageServices;

beforeEach(() => {
  services = createLanguageServices(assets);
});

const MAIN = `bring cloud;

/// Counts what is said.
class Counter {
  pub inflight count(text: str): num {
    return text.length;
  }
}

let bucket = new cloud.Bucket();
let counter = new Counter();
test "🚀" { log("🚀"); bucket.put("a", "b"); counter.count("c"); }
`;

/** Place of the first character of a text, or of one that is so many characters later. */
function at(text: string, part: string, later = 0, file = 'main.w'): FilePosition {
  const index = text.indexOf(part);
  if (index < 0) throw new Error(`${part} is not there`);
  const lines = text.slice(0, index).split('\n');
  return {file, line: lines.length - 1, character: lines.at(-1)!.length + later};
}

function textIn(text: string, {start, end}: Range): string {
  return text.split('\n')[start.line]!.slice(start.character, end.character);
}

function applyEdits(files: Record<string, string>, edit: WorkspaceEdit): Record<string, string> {
  const apply = (text: string, edits: readonly TextEdit[]) => {
    const lines = text.split('\n');
    const backwards = [...edits].sort(
      (a, b) => b.range.start.line - a.range.start.line || b.range.start.character - a.range.start.character,
    );
    for (const {range, newText} of backwards) {
      const line = lines[range.start.line]!;
      lines[range.start.line] =
        line.slice(0, range.start.character) + newText + line.slice(range.end.character);
    }
    return lines.join('\n');
  };
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, apply(text, edit[file] ?? [])]),
  );
}

const messages = (files: Record<string, string>, entry = 'main.w') =>
  services.update(files, entry).map(({message, place}) => `${place?.file ?? ''}: ${message}`);

describe('update', () => {
  it('tells what is wrong, again and again in the same instance', () => {
    expect(messages({'main.w': MAIN})).toEqual([]);
    expect(messages({'main.w': 'let x: str = 1;\n'})).toEqual([
      expect.stringMatching(/^main\.w: Expected type to be "str", but got "num" instead/),
    ]);
    expect(messages({'main.w': 'let x = ;\n'})).not.toEqual([]);
    expect(messages({'main.w': MAIN})).toEqual([]);
  });

  it('gives the same answer for a program that has not changed', () => {
    const first = services.update({'main.w': 'let x: str = 1;\n'}, 'main.w');
    expect(services.update({'main.w': 'let x: str = 1;\n'}, 'main.w')).toBe(first);
  });

  it('reads other files as they are now', () => {
    const main = 'bring "./lib.w" as lib;\nlet x: str = lib.A.one();\n';
    const lib = (type: string, value: string) =>
      `pub class A {\n  pub static one(): ${type} { return ${value}; }\n}\n`;
    expect(messages({'main.w': main, 'lib.w': lib('str', '"1"')})).toEqual([]);
    expect(messages({'main.w': main, 'lib.w': lib('num', '1')})).toEqual([
      expect.stringMatching(/^main\.w: Expected type to be "str"/),
    ]);
    expect(messages({'main.w': main, 'lib.w': lib('str', '1')})).toEqual([
      expect.stringMatching(/^lib\.w: Expected type to be "str"/),
    ]);
    expect(messages({'main.w': main})).toContainEqual(expect.stringMatching(/^main\.w: Cannot find module/));
    expect(messages({'main.w': main, 'lib.w': lib('str', '"1"')})).toEqual([]);
  });

  it('finds a file that comes later, and misses one that has gone', () => {
    const main = 'bring "./lib.w" as lib;\nlog(lib.A.one());\n';
    const lib = 'pub class A {\n  pub static one(): str { return "1"; }\n}\n';
    expect(messages({'main.w': 'log("a");\n', 'lib.w': lib})).toEqual([]);
    expect(messages({'main.w': main, 'lib.w': lib})).toEqual([]);
    expect(messages({'main.w': 'log("a");\n'})).toEqual([]);
    expect(messages({'main.w': main})).not.toEqual([]);
  });

  it('looks for the files of externs', () => {
    const main = 'class A {\n  extern "./a.js" pub static inflight a(): str;\n}\n';
    expect(messages({'main.w': main})).not.toEqual([]);
    expect(messages({'main.w': main, 'a.js': 'exports.a = async () => "a";'})).toEqual([]);
  });

  it('names a file that is missing, and those that are there', () => {
    expect(() => services.update({'a.w': '', 'b.js': ''}, 'main.w')).toThrow(
      'The program has no file main.w; its files: a.w, b.js.',
    );
  });
});

describe('what is asked at a place', () => {
  beforeEach(() => void services.update({'main.w': MAIN}, 'main.w'));

  it('hovers with the type and the documentation', () => {
    const hover = services.hover(at(MAIN, 'Counter();', 2));
    expect(hover?.contents.value).toContain('new(): Counter');
    expect(hover?.contents.value).toContain('Counts what is said.');
    expect(textIn(MAIN, hover!.range!)).toBe('Counter');
    expect(services.hover(at(MAIN, 'class'))).toBeUndefined();
  });

  it('counts columns in the units of the editor', () => {
    const hover = services.hover(at(MAIN, 'bucket.put', 2));
    expect(textIn(MAIN, hover!.range!)).toBe('bucket');
  });

  it('completes members, with an edit that stands where the editor has it', () => {
    const text = MAIN.replace('bucket.put("a", "b");', 'let s: str? = nil; s.');
    services.update({'main.w': text}, 'main.w');
    const items = services.complete(at(text, 's. ', 2));
    expect(items.map(({label}) => label)).toContain('length');
    const [edit] = items[0]!.additionalTextEdits!;
    expect(edit!.newText).toBe('?.');
    expect(textIn(text, edit!.range)).toBe('.');
  });

  it('completes while the program is wrong', () => {
    const text = MAIN.replace('put("a", "b");', '');
    services.update({'main.w': text}, 'main.w');
    const put = services.complete(at(text, 'bucket. ', 7)).find(({label}) => label === 'put');
    expect(put).toMatchObject({kind: 2, insertText: 'put($1)', insertTextFormat: 2});
  });

  it('helps with parameters', () => {
    const help = services.signatureHelp(at(MAIN, '"a", "b"', 5));
    expect(help?.signatures[0]?.label).toBe('(key: str, body: str, ...options): void');
    expect(help?.activeParameter ?? help?.signatures[0]?.activeParameter).toBe(1);
    expect(services.signatureHelp(at(MAIN, 'bring'))).toBeUndefined();
  });

  it('finds definitions in the program, and none in the SDK', () => {
    const place = services.definition(at(MAIN, 'counter.count', 8));
    expect(place?.file).toBe('main.w');
    expect(textIn(MAIN, place!.range)).toBe('count');
    expect(services.definition(at(MAIN, 'Bucket()'))).toBeUndefined();
  });

  it('lists symbols', () => {
    const symbols = services.symbols('main.w');
    expect(symbols.map(({name, kind}) => [name, kind])).toEqual([
      ['cloud', 2],
      ['Counter', 5],
      ['bucket', 13],
      ['counter', 13],
    ]);
    expect(textIn(MAIN, symbols[2]!.range)).toBe('bucket');
  });

  it('has nothing to say of files that are not Wing, and of those that are not there', () => {
    services.update({'main.w': MAIN, 'a.js': ''}, 'main.w');
    expect(services.complete({file: 'a.js', line: 0, character: 0})).toEqual([]);
    expect(services.hover({file: 'b.w', line: 0, character: 0})).toBeUndefined();
    expect(services.symbols('b.w')).toEqual([]);
  });

  it('takes places that are outside of the text', () => {
    expect(services.hover({file: 'main.w', line: 999, character: 999})).toBeUndefined();
    expect(services.complete({file: 'main.w', line: 11, character: 999})).toBeInstanceOf(Array);
  });

  it('has nothing to say before the first program', () => {
    const silent = createLanguageServices(assets);
    expect(silent.complete({file: 'main.w', line: 0, character: 0})).toEqual([]);
    expect(silent.symbols('main.w')).toEqual([]);
  });
});

describe('several files', () => {
  const FILES = {
    'main.w': 'bring "./lib.w" as lib;\nlet a = new lib.Thing();\nlog(a.name); // name\n',
    'lib.w': 'pub class Thing {\n  pub name: str;\n  new() { this.name = "thing"; }\n}\n',
    'alone.w': 'let alone = 1;\nlog("{alone}");\n',
  };
  beforeEach(() => void services.update(FILES, 'main.w'));

  it('finds definitions in other files', () => {
    const place = services.definition(at(FILES['main.w'], 'a.name', 2));
    expect(place?.file).toBe('lib.w');
    expect(textIn(FILES['lib.w'], place!.range)).toBe('name');
  });

  it('answers in other files, also in those that nobody brings', () => {
    expect(services.hover(at(FILES['lib.w'], 'this.name', 5, 'lib.w'))?.contents.value).toContain('str');
    expect(services.hover(at(FILES['alone.w'], 'alone', 0, 'alone.w'))?.contents.value).toContain('num');
    expect(services.update({...FILES}, 'main.w')).toEqual([]);
  });

  it.each([
    ['where it is used', at(FILES['main.w'], 'a.name', 2)],
    ['where it is defined', at(FILES['lib.w'], 'name', 0, 'lib.w')],
  ])('renames in all files, when asked %s', (_where, place) => {
    expect(applyEdits(FILES, services.rename(place, 'title'))).toEqual({
      ...FILES,
      'main.w': FILES['main.w'].replace('a.name', 'a.title'),
      'lib.w': FILES['lib.w'].replaceAll('name', 'title'),
    });
  });

  it('renames what belongs to one file', () => {
    const edited = applyEdits(FILES, services.rename(at(FILES['main.w'], 'a.name'), 'thing'));
    expect(edited['main.w']).toBe(
      'bring "./lib.w" as lib;\nlet thing = new lib.Thing();\nlog(thing.name); // name\n',
    );
  });

  it('says what can be renamed', () => {
    const target = services.prepareRename(at(FILES['lib.w'], 'name', 1, 'lib.w'));
    expect(target?.placeholder).toBe('name');
    expect(textIn(FILES['lib.w'], target!.range)).toBe('name');
    expect(services.prepareRename(at(FILES['main.w'], 'bring'))).toBeUndefined();
    expect(() => services.rename(at(FILES['main.w'], 'bring'), 'x')).toThrow('nothing here');
  });
});

describe('a panic', () => {
  // No text is read from a file that is not UTF-8.
  const UNREADABLE = {'main.w': 'bring "./lib.w" as lib;\n', 'lib.w': new Uint8Array([0xff]) as never};

  it('is told, and the next program is answered', () => {
    expect(messages(UNREADABLE)).toContainEqual(expect.stringMatching(/Compiler bug/));
    expect(services.hover({file: 'main.w', line: 0, character: 1})).toBeUndefined();
    expect(messages({'main.w': MAIN})).toEqual([]);
    expect(services.hover(at(MAIN, 'Counter();', 2))).toBeDefined();
  });
});
