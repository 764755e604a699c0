import {describe, expect, it} from 'vitest';
import {collectPrograms} from '../collectPrograms';
import type {PageProgram} from '../pageProgram';
import type {ProgramOutcome} from '../../wing/checker/outcome';
import {formatFailure} from '../formatFailure';
import {updatePage} from '../../../tests/checks/samples/update';
import {compareWithPage, matchesError} from '../compareWithPage';

const BASE: ProgramOutcome = {warnings: [], preflightOutput: '', tests: [], report: '', duration: 1};
const page = (...lines: string[]) => lines.join('\n').replaceAll("'''", '```');

function programOf(text: string): PageProgram {
  const {programs, problems} = collectPrograms('docs/learn/page.md', text, () => undefined);
  expect(problems).toEqual([]);
  return programs[0]!;
}

describe('what a page says against what the toolchain did', () => {
  const text = page("'''wing", 'log("a");', "'''", '', "'''text output", 'a', "'''");

  it('finds nothing where they agree', () => {
    expect(compareWithPage(programOf(text), {...BASE, preflightOutput: 'a'})).toEqual([]);
  });

  it('puts the log lines of the tests after the output of preflight', () => {
    const tests = [
      {path: 'root/Default/test:t', name: 't', pass: true, logs: [{level: 'info', message: 'b'} as const]},
    ];
    const program = programOf(text.replace('output\na', 'output\na\nb'));
    expect(compareWithPage(program, {...BASE, preflightOutput: 'a', tests})).toEqual([]);
  });

  it('shows a changed output as a diff, with the command that updates it', () => {
    const [failure] = compareWithPage(programOf(text), {...BASE, preflightOutput: 'b'});
    expect(failure).toMatchObject({
      programId: 'docs/learn/page#top',
      file: 'docs/learn/page.md',
      line: 5,
      column: 1,
      message:
        'the output has changed; "npm run samples -- docs/learn/page.md --update" writes it into the page',
      details: '- a\n+ b',
    });
    expect(updatePage(text, [failure!])).toBe(text.replace('output\na', 'output\nb'));
  });

  it('wants a refusal of the platforms that the fence names, with their messages', () => {
    const program = programOf(page(`'''wing refused="tf-azure: cloud.Api"`, 'log("a");', "'''"));
    const refusedWith = (words: string) =>
      compareWithPage(program, {
        ...BASE,
        targets: {
          'tf-azure': {failure: {stage: 'preflight', platform: 'tf-azure', text: words, locations: []}},
        },
      });
    expect(refusedWith('Unsupported resource type: cloud.Api')).toEqual([]);
    expect(refusedWith('A name is too long')).toMatchObject([
      {
        line: 1,
        message: 'the fence says refused="tf-azure: cloud.Api", but the message is another one',
        details: 'A name is too long',
      },
    ]);
    expect(compareWithPage(program, {...BASE, targets: {'tf-azure': {fingerprint: '1'}}})).toMatchObject([
      {message: expect.stringContaining('but the program compiles for it') as string},
    ]);
    expect(compareWithPage(program, BASE)).toEqual([]);
  });

  it('compares a report with what `wing test` printed, and nothing else', () => {
    const program = programOf(text.replace('text output', 'text output="report"'));
    expect(compareWithPage(program, {...BASE, report: 'a'})).toEqual([]);
    expect(compareWithPage(program, {...BASE, preflightOutput: 'a', report: 'b'})).toHaveLength(1);
  });

  it('updates several fences of a page, also where their lengths change and where they are indented', () => {
    const two = page(
      "- '''wing",
      '  log("a");',
      "  '''",
      '',
      "  '''text output",
      '  a',
      "  '''",
      '',
      "'''wing",
      'log("b");',
      "'''",
      "'''text output",
      'b',
      "'''",
    );
    const {programs} = collectPrograms('docs/learn/page.md', two, () => undefined);
    const failures = [
      ...compareWithPage(programs[0]!, {...BASE, preflightOutput: '1\n\n2'}),
      ...compareWithPage(programs[1]!, {...BASE, preflightOutput: '3'}),
    ];
    expect(updatePage(two, failures)).toBe(two.replace('  a\n', '  1\n\n  2\n').replace('\nb\n', '\n3\n'));
  });

  it('shows a compile error at its line and column in the page', () => {
    const program = programOf(
      page('Text', '', "'''wing", '// hide-next-line', 'bring cloud;', 'let x: num = "a";', "'''"),
    );
    const outcome: ProgramOutcome = {
      ...BASE,
      failure: {
        stage: 'compile',
        platform: 'sim',
        text: 'error: Expected type to be "num"\n  --> main.w:2:14',
        locations: [{file: 'main.w', line: 2, column: 14, message: 'Expected type to be "num"'}],
      },
    };
    const [failure] = compareWithPage(program, outcome);
    expect(failure).toMatchObject({
      file: 'docs/learn/page.md',
      line: 6,
      column: 14,
      source: 'let x: num = "a";',
    });
    expect(formatFailure(failure!)).toContain(
      'docs/learn/page.md:6:14: the program does not compile: Expected type to be "num"',
    );
  });

  it('shows an error in another file of the program where the page has that file', () => {
    const program = programOf(
      page(
        '\'\'\'wing title="lib.w" group="g"',
        'pub class A {}',
        "'''",
        '- Then',
        '',
        '  \'\'\'wing title="main.w" group="g"',
        '  bring "./lib.w" as lib;',
        '  new lib.B();',
        "  '''",
      ),
    );
    const at = (file: string, line: number) => {
      const failure = {stage: 'compile', platform: 'sim', text: 'error: Unknown symbol\n-->'} as const;
      const locations = [{file, line, column: 9, message: 'Unknown symbol "B"'}];
      return compareWithPage(program, {...BASE, failure: {...failure, locations}});
    };
    const said = {
      programId: 'docs/learn/page#top',
      file: 'docs/learn/page.md',
      message: 'the program does not compile: Unknown symbol "B"',
      details: 'error: Unknown symbol\n-->',
    };
    expect(at('main.w', 2)).toEqual([{...said, line: 8, column: 11, source: 'new lib.B();'}]);
    expect(at('lib.w', 1)).toEqual([{...said, line: 2, column: 9, source: 'pub class A {}'}]);
    // What the page does not show is an error of the whole program.
    expect(at('main.w', 99)).toEqual([{...said, line: 6, column: 1}]);
    expect(at('node_modules/other/main.w', 1)).toEqual([{...said, line: 6, column: 1}]);
  });

  it.each([
    ['compile', 'sim', 'the program does not compile: first line'],
    ['compile', 'tf-aws', 'the program does not compile for tf-aws: first line'],
    ['preflight', 'sim', 'preflight fails: first line'],
    ['preflight', 'tf-gcp', 'preflight fails for tf-gcp: first line'],
    ['test', 'sim', 'a test fails: first line'],
  ] as const)('says at which stage a program fails: %s, %s', (stage, platform, message) => {
    const failure = {stage, platform, text: 'first line\nsecond line', locations: []};
    expect(compareWithPage(programOf(text), {...BASE, failure})).toEqual([
      {
        programId: 'docs/learn/page#top',
        file: 'docs/learn/page.md',
        line: 1,
        column: 1,
        message,
        details: failure.text,
      },
    ]);
  });

  it('shows no log of a program that does not come to its tests', () => {
    const failure = {stage: 'preflight', platform: 'sim', text: 'x', locations: []} as const;
    const [shown] = compareWithPage(programOf(text), {...BASE, preflightOutput: 'log', failure});
    expect(shown!.details).toBe('x');
  });

  it('shows the name and the log of a test that fails', () => {
    const program = programOf(page("'''wing", 'test "t" { log("hi"); assert(false); }', "'''"));
    const [failure] = compareWithPage(program, {
      ...BASE,
      tests: [{path: 'root/Default/test:t', name: 't', pass: false, logs: [{level: 'info', message: 'hi'}]}],
      failure: {stage: 'test', platform: 'sim', text: 'test "t": Error: assertion failed', locations: []},
    });
    expect(failure!.details).toBe('test "t": Error: assertion failed\nlog:\nhi');
  });

  it('says so where a target does not support the program', () => {
    const program = programOf(page("'''wing platform=\"tf-gcp\"", 'bring cloud;', "'''"));
    const failure = {
      stage: 'preflight',
      platform: 'tf-gcp',
      text: 'x',
      locations: [],
      unsupported: true,
    } as const;
    expect(compareWithPage(program, {...BASE, failure})[0]!.message).toContain(
      'the target tf-gcp does not support it',
    );
  });

  describe('of a program that must fail', () => {
    const failing = page(
      "'''wing fails",
      'let x: num = "a";',
      "'''",
      "'''text error",
      'error: Expected "num"',
      "'''",
    );
    const rejected = {
      stage: 'compile',
      platform: 'sim',
      text: 'error: Expected "num"\n  --> main.w:1:14',
      locations: [],
    } as const;

    it('accepts the pinned message', () =>
      expect(compareWithPage(programOf(failing), {...BASE, failure: rejected})).toEqual([]));

    it('rejects a program that succeeds', () => {
      expect(compareWithPage(programOf(failing), BASE)).toEqual([
        {
          programId: 'docs/learn/page#top',
          file: 'docs/learn/page.md',
          line: 1,
          column: 1,
          message: 'the fence says fails="compile", but the program succeeds',
        },
      ]);
    });

    it('rejects another message', () => {
      const [failure] = compareWithPage(programOf(failing), {
        ...BASE,
        failure: {...rejected, text: 'error: Unknown symbol'},
      });
      expect(failure).toMatchObject({
        line: 4,
        message: expect.stringContaining('the error message has changed') as string,
        details: '- error: Expected "num"\n+ error: Unknown symbol',
        update: {text: 'error: Unknown symbol'},
      });
    });

    it('rejects another stage', () => {
      const [failure] = compareWithPage(programOf(failing), {...BASE, failure: {...rejected, stage: 'test'}});
      expect(failure).toMatchObject({
        line: 1,
        message: 'the fence says fails="compile", but the program fails at stage "test"',
        details: rejected.text,
      });
    });

    it('compares what it printed before as well', () => {
      const program = programOf(page(failing.replace('fails', 'fails="test"'), "'''text output", 'a', "'''"));
      const failure = {...rejected, stage: 'test'} as const;
      expect(compareWithPage(program, {...BASE, preflightOutput: 'a', failure})).toEqual([]);
      expect(compareWithPage(program, {...BASE, preflightOutput: 'b', failure})).toMatchObject([
        {line: 7, details: '- a\n+ b'},
      ]);
    });
  });
});

describe('a pinned message', () => {
  const real = 'error: One\n  --> main.w:1:1\n\nerror: Two\ntest "a b": Error: An error: Three';
  it.each([
    'error: One',
    'One',
    '  One\n\n  Two',
    '--> main.w:1:1',
    'An error: Three',
    'Error: An error: Three',
    'test "a b": Error: An error: Three',
  ])('may be %j', (told) => expect(matchesError(told, real)).toBe(true));
  it.each(['', 'On', 'Two\nOne', 'One\nOne', 'One\nFour', 'An Three', 'A test "a b": An error: Three'])(
    'may not be %j',
    (told) => expect(matchesError(told, real)).toBe(false),
  );
  it('may leave out the name of the test at the beginning of a line only', () => {
    expect(matchesError('in b', 'in test "a": b')).toBe(false);
  });
});

describe('an exercise as it is given', () => {
  const given = programOf(
    page("'''wing exercise=\"b\"", "'''", '', ':::hint', 'h', ':::', '', "'''wing solution", "'''"),
  );
  const failure = {stage: 'test', platform: 'sim', text: 'assertion failed', locations: []} as const;
  const ran = (...tests: [name: string, pass: boolean][]) => ({
    ...BASE,
    ...(tests.some(([, pass]) => !pass) && {failure}),
    tests: tests.map(([name, pass]) => ({path: `root/Default/test:${name}`, name, pass, logs: []})),
  });
  const messages = (outcome: ProgramOutcome) => compareWithPage(given, outcome).map(({message}) => message);

  it('fails by the test that its fence names, whatever the others do', () => {
    expect(messages(ran(['a', true], ['b', false]))).toEqual([]);
    expect(messages(ran(['a', false], ['b', false]))).toEqual([]);
  });

  it('is refused where that test passes', () => {
    const message = 'exercise="b": this test passes before the gap is filled';
    expect(messages(ran(['a', true], ['b', true]))).toEqual([message]);
    expect(messages(ran(['a', false], ['b', true]))).toEqual([message]);
  });

  it('is refused where there is no such test', () => {
    expect(messages(ran(['a', false], ['c', true]))).toEqual([
      'exercise="b": the program has no such test: allowed are "a", "c"',
    ]);
    expect(messages(ran())).toEqual([
      'exercise="b": the program has no such test: allowed are the names of its tests, and it has none',
    ]);
  });

  it('is refused where it does not compile, or hangs', () => {
    expect(messages({...BASE, failure: {...failure, stage: 'compile'}})).toEqual([
      'the program does not compile: assertion failed',
    ]);
    expect(messages({...BASE, failure, givenUp: true})).toEqual(['a test fails: assertion failed']);
  });
});
