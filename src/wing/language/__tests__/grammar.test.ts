import {Prism} from 'prism-react-renderer';
import {describe, expect, it} from 'vitest';
import {wingGrammar} from '../grammar';

type Tokens = ReturnType<typeof Prism.tokenize>;

/** The tokens as `type:text`, flat, without plain text; what is inside a string follows its string. */
function tokens(code: string): string[] {
  return flatten(Prism.tokenize(code, wingGrammar));
}

function flatten(list: Tokens): string[] {
  return list.flatMap((token) => {
    if (typeof token === 'string') return [];
    const inner = Array.isArray(token.content) ? flatten(token.content) : [];
    return [`${token.type}:${textOf(token)}`, ...inner];
  });
}

function textOf(token: Tokens[number]): string {
  if (typeof token === 'string') return token;
  return Array.isArray(token.content) ? token.content.map(textOf).join('') : String(token.content);
}

const typesOf = (code: string) => tokens(code).map((token) => token.split(':')[0]);

describe('wingGrammar', () => {
  it('tells phases, keywords and types apart', () => {
    expect(tokens('pub inflight greet(name: str?): Json {')).toEqual([
      'keyword:pub',
      'phase:inflight',
      'function:greet',
      'punctuation:(',
      'property:name',
      'punctuation::',
      'builtin:str',
      'operator:?',
      'punctuation:)',
      'punctuation::',
      'builtin:Json',
      'punctuation:{',
    ]);
  });

  it.each([
    ['bring cloud;', ['keyword:bring', 'namespace:cloud', 'punctuation:;']],
    [
      'bring "./a.w" as lib;',
      ['keyword:bring', 'string:"./a.w"', 'keyword:as', 'namespace:lib', 'punctuation:;'],
    ],
    [
      'let var x = nil;',
      ['keyword:let', 'keyword:var', 'variable:x', 'operator:=', 'nil:nil', 'punctuation:;'],
    ],
    ['struct User {', ['keyword:struct', 'class-definition:User', 'punctuation:{']],
    [
      'User { age: 1_000 }',
      ['class-name:User', 'punctuation:{', 'property:age', 'punctuation::', 'number:1_000', 'punctuation:}'],
    ],
    ['@filename', ['intrinsic:@filename']],
    ['7 \\ 2 ** 3', ['number:7', 'operator:\\', 'number:2', 'operator:**', 'number:3']],
    ['0..=3.5', ['number:0', 'operator:..=', 'number:3.5']],
    ['a?.b ?? c!', ['operator:?.', 'operator:??', 'operator:!']],
    [
      'Map<num>{"a" => 1}',
      [
        'builtin:Map',
        'operator:<',
        'builtin:num',
        'operator:>',
        'punctuation:{',
        'string:"a"',
        'operator:=>',
        'number:1',
        'punctuation:}',
      ],
    ],
  ])('reads %s', (code, expected) => {
    expect(tokens(code)).toEqual(expected);
  });

  it('reads every unit of a duration', () => {
    for (const duration of ['5m', '1.5s', '2mo', '250ms', '1h', '3d', '1y', '1_000ms']) {
      expect(tokens(duration)).toEqual([`duration:${duration}`]);
    }
    expect(tokens('5min')).not.toContain('duration:5m');
  });

  it('reads expressions inside strings, with strings of their own', () => {
    expect(tokens('"Hello, {names.get("first")}!"')).toEqual([
      'string:"Hello, {names.get("first")}!"',
      'interpolation:{names.get("first")}',
      'interpolation-punctuation:{',
      'punctuation:.',
      'function:get',
      'punctuation:(',
      'string:"first"',
      'punctuation:)',
      'interpolation-punctuation:}',
    ]);
  });

  it('reads escapes and backslashes inside such expressions', () => {
    expect(tokens(String.raw`"{text.split("\n")} {a \ 2}"`)).toEqual(
      expect.arrayContaining(['function:split', 'escape:\\n', 'operator:\\']),
    );
    expect(typesOf(String.raw`"\\{x}"`)).toEqual([
      'string',
      'escape',
      'interpolation',
      'interpolation-punctuation',
      'interpolation-punctuation',
    ]);
  });

  it('keeps braces that are escaped or in a raw string', () => {
    expect(typesOf(String.raw`"\{x}"`)).toEqual(['string', 'escape']);
    expect(tokens('#"{x}"')).toEqual(['raw-string:#"{x}"']);
  });

  it('reads strings over several lines', () => {
    expect(tokens('let s = "one\ntwo {n}\n";')).toContain('string:"one\ntwo {n}\n"');
  });

  it('keeps comment marks in strings and strings in comments', () => {
    expect(typesOf('"https://example.com"')).toEqual(['string']);
    expect(typesOf('// say "hello"')).toEqual(['comment']);
    expect(typesOf('/* a\n"b" */')).toEqual(['comment']);
    expect(typesOf('/// What it does.')).toEqual(['doc-comment']);
  });

  it('knows a test by its name', () => {
    expect(tokens('test "adds" { }').slice(0, 2)).toEqual(['test:test', 'test-name:"adds"']);
    expect(typesOf('let testing = expect.test;')).not.toContain('test');
  });

  it('does not take members and longer words for keywords', () => {
    expect(tokens('list.in')).toEqual(['punctuation:.']);
    expect(typesOf('input newest asis')).toEqual([]);
    expect(tokens('0..this.size')).toContain('keyword:this');
  });

  it('loses no text', () => {
    const code =
      'bring cloud;\nlet q = new cloud.Queue(timeout: 30s);\ntest "a" { log("{1 + 1} // {"x"}"); }\n';
    expect(Prism.tokenize(code, wingGrammar).map(textOf).join('')).toBe(code);
  });
});
