import {describe, expect, it} from 'vitest';
import {orderProblems} from '../order';

const lesson = (name: string, ...lines: readonly string[]) => ({
  name,
  markdown: ['---', `title: ${name}`, '---', '', '```wing', ...lines, '```', ''].join('\n'),
});

const SUBJECTS = [
  {lesson: 'loops', what: 'for', pattern: /\bfor\b/},
  {lesson: 'maps', what: 'a map literal', pattern: /""\s*=>/},
  {lesson: 'files', what: 'the module fs', pattern: /\bfs\b/},
];

describe('the order of the tutorials', () => {
  it('is wrong where a program uses what a later one teaches', () => {
    const pages = [
      lesson('hello', 'log("hello");', 'for i in 0..3 {', '  log("{fs.cwd()}");', '}'),
      lesson('loops', 'for key in {"a" => 1}.keys() {', '}'),
      lesson('maps', 'let prices = {"a" => 1};'),
      lesson('files', 'for name in fs.readdir({"a" => 1}.keys().at(0)) { }'),
    ];
    expect(orderProblems(pages, SUBJECTS)).toEqual([
      'docs/learn/hello.md:7: for is taught by docs/learn/loops.md',
      'docs/learn/hello.md:8: the module fs is taught by docs/learn/files.md',
      'docs/learn/loops.md:6: a map literal is taught by docs/learn/maps.md',
    ]);
  });

  it('is that of exercises and their solutions as well', () => {
    const fence = (word: string) => ['```wing ' + word, 'for i in 0..3 { }', '```', ''];
    const exercise = [...fence('exercise="a"'), ':::hint', 'Think.', ':::', '', ...fence('solution')];
    const pages = [
      {name: 'hello', markdown: exercise.join('\n')},
      lesson('loops'),
      lesson('maps'),
      lesson('files'),
    ];
    expect(orderProblems(pages, SUBJECTS)).toEqual([
      'docs/learn/hello.md:2: for is taught by docs/learn/loops.md',
      'docs/learn/hello.md:10: for is taught by docs/learn/loops.md',
    ]);
  });

  it('has to do with programs, not with comments, strings and other blocks', () => {
    const pages = [
      lesson('hello', '// for later', 'let a = "for all {1 + 1}"; /* fs', 'fs */', 'log(#"fs {for}");'),
      {name: 'loops', markdown: 'for\n\n```text\nfs\n```\n\n```wing\ntest "fs for all" {\n}\n```\n'},
      lesson('maps'),
      lesson('files'),
    ];
    expect(orderProblems(pages, SUBJECTS)).toEqual([]);
  });

  it('is told by the line in the page, below comments and strings of several lines too', () => {
    const pages = [
      lesson('hello', '/// for readers', '/* for', 'later */', 'let a = #"fs', '";', 'for i in 0..3 { }'),
      lesson('loops'),
      lesson('maps'),
      lesson('files'),
    ];
    expect(orderProblems(pages, SUBJECTS)).toEqual([
      'docs/learn/hello.md:11: for is taught by docs/learn/loops.md',
    ]);
  });

  it('names tutorials that are gone', () => {
    expect(orderProblems([lesson('loops')], SUBJECTS.slice(0, 2))).toEqual([
      'src/learning/subjects.ts: a map literal: there is no docs/learn/maps.md',
    ]);
  });

  it('may be left where the page links to the tutorial ahead of the program', () => {
    const use = lesson('hello', 'for i in 0..3 { }').markdown;
    const link = 'A [loop](./loops.md#for) repeats.\n';
    const pages = (markdown: string) => [{name: 'hello', markdown}, lesson('loops')];
    const loops = SUBJECTS.slice(0, 1);
    expect(orderProblems(pages(use.replace('```wing', `${link}\n\`\`\`wing`)), loops)).toEqual([]);
    expect(orderProblems(pages(`${use}${link}`), loops)).toEqual([
      'docs/learn/hello.md:6: for is taught by docs/learn/loops.md',
    ]);
    expect(orderProblems(pages(use.replace('```wing', `[Maps](./maps.md)\n\n\`\`\`wing`)), loops)).toEqual([
      'docs/learn/hello.md:8: for is taught by docs/learn/loops.md',
    ]);
  });

  it('is told by real patterns', () => {
    const early = (...lines: readonly string[]) =>
      orderProblems([lesson('Variables', ...lines), ...LATER.map((name) => lesson(name))], undefined).flatMap(
        (problem) => problem.match(/(?<=\.md:6: ).*(?= is taught)/g) ?? [],
      );
    expect(early('let a: str? = nil;')).toEqual(['an optional type', 'nil']);
    expect(early('log(b ?? "-");')).toEqual(['an operator for optional values']);
    expect(early('log(b!.c);')).toEqual(['an operator for optional values']);
    expect(early('log("{!a && b != c}");')).toEqual([]);
    expect(early('if a { } else { }')).toEqual(['if', 'else']);
    expect(early('if let a = b { }')).toEqual(['if let']);
    expect(early('let list = [1, 2];')).toEqual(['an array literal']);
    expect(early('log(list[0]);')).toEqual([]);
    expect(early('let bucket = new cloud.Bucket();')).toEqual([]);
    expect(early('bucket.putJson("a", b);')).toEqual(['a method that reads or writes Json']);
  });
});

const LATER = ['if-else', 'optionality', 'for', 'json'];
