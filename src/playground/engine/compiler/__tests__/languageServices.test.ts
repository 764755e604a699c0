import {beforeEach, describe, expect, it} from 'vitest';
import type {Range} from 'vscode-languageserver-types';
import {applyWorkspaceEdit} from '../../../model/workspaceEdit';
import type {DocumentPosition} from '../documentPosition';
import {createLanguageServices, type LanguageServices} from '../languageServices';
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

/** The position of the first character of a part, or of a later one. */
function at(text: string, part: string, later = 0, uri = 'main.w'): DocumentPosition {
  const index = text.indexOf(part);
  if (index < 0) throw new Error(`${part} is not there`);
  const lines = text.slice(0, index).split('\n');
  return {uri, position: {line: lines.length - 1, character: lines.at(-1)!.length + later}};
}

function textIn(text: string, {start, end}: Range): string {
  return text.split('\n')[start.line]!.slice(start.character, end.character);
}

const messages = (files: Record<string, string>, entry = 'main.w') =>
  services.update(files, entry).map(({message, location}) => `${location?.uri ?? ''}: ${message}`);

describe('update', () => {
  it('has diagnostics, time after time in the same instance', () => {
    expect(messages({'main.w': MAIN})).toEqual([]);
    expect(messages({'main.w': 'let x: str = 1;\n'})).toEqual([
      expect.stringMatching(/^main\.w: Expected type to be "str", but got "num" instead/),
    ]);
    expect(messages({'main.w': 'let x = ;\n'})).not.toEqual([]);
    expect(messages({'main.w': MAIN})).toEqual([]);
  });

  it('returns the same diagnostics for a program that has not changed', () => {
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

describe('a request at a position', () => {
  beforeEach(() => void services.update({'main.w': MAIN}, 'main.w'));

  it('hovers with the type and the documentation', () => {
    const hover = services.hover(at(MAIN, 'Counter();', 2));
    expect(hover?.contents).toHaveProperty('value', expect.stringContaining('new(): Counter'));
    expect(hover?.contents).toHaveProperty('value', expect.stringContaining('Counts what is said.'));
    expect(textIn(MAIN, hover!.range!)).toBe('Counter');
    expect(services.hover(at(MAIN, 'class'))).toBeUndefined();
  });

  it('counts columns in the units of the editor', () => {
    const hover = services.hover(at(MAIN, 'bucket.put', 2));
    expect(textIn(MAIN, hover!.range!)).toBe('bucket');
  });

  it('completes members, with an edit at the position that the editor has', () => {
    const text = MAIN.replace('bucket.put("a", "b");', 'let s: str? = nil; s.');
    services.update({'main.w': text}, 'main.w');
    const items = services.completion(at(text, 's. ', 2));
    expect(items.map(({label}) => label)).toContain('length');
    const [edit] = items[0]!.additionalTextEdits!;
    expect(edit!.newText).toBe('?.');
    expect(textIn(text, edit!.range)).toBe('.');
  });

  it('completes while the program is wrong', () => {
    const text = MAIN.replace('put("a", "b");', '');
    services.update({'main.w': text}, 'main.w');
    const put = services.completion(at(text, 'bucket. ', 7)).find(({label}) => label === 'put');
    expect(put).toMatchObject({kind: 2, insertText: 'put($1)', insertTextFormat: 2});
  });

  it('helps with parameters', () => {
    const help = services.signatureHelp(at(MAIN, '"a", "b"', 5));
    expect(help?.signatures[0]?.label).toBe('(key: str, body: str, ...options): void');
    expect(help?.activeParameter ?? help?.signatures[0]?.activeParameter).toBe(1);
    expect(services.signatureHelp(at(MAIN, 'bring'))).toBeUndefined();
  });

  it('finds definitions in the program, and none in the SDK', () => {
    const location = services.definition(at(MAIN, 'counter.count', 8));
    expect(location?.uri).toBe('main.w');
    expect(textIn(MAIN, location!.range)).toBe('count');
    expect(services.definition(at(MAIN, 'Bucket()'))).toBeUndefined();
  });

  it('lists symbols', () => {
    const symbols = services.documentSymbols('main.w');
    expect(symbols.map(({name, kind}) => [name, kind])).toEqual([
      ['cloud', 2],
      ['Counter', 5],
      ['bucket', 13],
      ['counter', 13],
    ]);
    expect(textIn(MAIN, symbols[2]!.range)).toBe('bucket');
  });

  it('returns nothing for files that are not Wing, or do not exist', () => {
    services.update({'main.w': MAIN, 'a.js': ''}, 'main.w');
    expect(services.completion({uri: 'a.js', position: {line: 0, character: 0}})).toEqual([]);
    expect(services.hover({uri: 'b.w', position: {line: 0, character: 0}})).toBeUndefined();
    expect(services.documentSymbols('b.w')).toEqual([]);
  });

  it('accepts positions outside the text', () => {
    expect(services.hover({uri: 'main.w', position: {line: 999, character: 999}})).toBeUndefined();
    expect(services.completion({uri: 'main.w', position: {line: 11, character: 999}})).toBeInstanceOf(Array);
  });

  it('returns nothing before the first program', () => {
    const silent = createLanguageServices(assets);
    expect(silent.completion({uri: 'main.w', position: {line: 0, character: 0}})).toEqual([]);
    expect(silent.documentSymbols('main.w')).toEqual([]);
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
    const location = services.definition(at(FILES['main.w'], 'a.name', 2));
    expect(location?.uri).toBe('lib.w');
    expect(textIn(FILES['lib.w'], location!.range)).toBe('name');
  });

  it('responds in other files, even those that no file brings', () => {
    expect(services.hover(at(FILES['lib.w'], 'this.name', 5, 'lib.w'))?.contents).toHaveProperty(
      'value',
      expect.stringContaining('str'),
    );
    expect(services.hover(at(FILES['alone.w'], 'alone', 0, 'alone.w'))?.contents).toHaveProperty(
      'value',
      expect.stringContaining('num'),
    );
    expect(services.update({...FILES}, 'main.w')).toEqual([]);
  });

  it.each([
    ['where it is used', at(FILES['main.w'], 'a.name', 2)],
    ['where it is defined', at(FILES['lib.w'], 'name', 0, 'lib.w')],
  ])('renames in all files, %s', (_where, position) => {
    expect(applyWorkspaceEdit(FILES, services.rename(position, 'title'))).toEqual({
      ...FILES,
      'main.w': FILES['main.w'].replace('a.name', 'a.title'),
      'lib.w': FILES['lib.w'].replaceAll('name', 'title'),
    });
  });

  it('renames what belongs to one file', () => {
    const edited = applyWorkspaceEdit(FILES, services.rename(at(FILES['main.w'], 'a.name'), 'thing'));
    expect(edited['main.w']).toBe(
      'bring "./lib.w" as lib;\nlet thing = new lib.Thing();\nlog(thing.name); // name\n',
    );
  });

  it('knows what can be renamed', () => {
    const target = services.prepareRename(at(FILES['lib.w'], 'name', 1, 'lib.w'));
    expect(target?.placeholder).toBe('name');
    expect(textIn(FILES['lib.w'], target!.range)).toBe('name');
    expect(services.prepareRename(at(FILES['main.w'], 'bring'))).toBeUndefined();
    expect(() => services.rename(at(FILES['main.w'], 'bring'), 'x')).toThrow('nothing here');
  });
});

describe('a panic', () => {
  // The compiler panics at a file that is not UTF-8.
  const UNREADABLE = {'main.w': 'bring "./lib.w" as lib;\n', 'lib.w': new Uint8Array([0xff]) as never};

  it('is reported, and the next program works', () => {
    expect(messages(UNREADABLE)).toContainEqual(expect.stringMatching(/Compiler bug/));
    expect(services.hover({uri: 'main.w', position: {line: 0, character: 1}})).toBeUndefined();
    expect(messages({'main.w': MAIN})).toEqual([]);
    expect(services.hover(at(MAIN, 'Counter();', 2))).toBeDefined();
  });
});
