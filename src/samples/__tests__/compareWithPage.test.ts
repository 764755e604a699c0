import {describe, expect, it} from 'vitest';
import {collectPrograms} from '../collectPrograms';
import type {PageProgram} from '../pageProgram';
import type {ProgramOutcome} from '../../wing/checker/outcome';
import {formatFailure} from '../formatFailure';
import {updatePage} from '../../../tests/checks/samples/update';
import {compareWithPage, matchesError} from '../compareWithPage';
import {normalizeOutput} from '../../wing/checker/normalizeOutput';

const BASE: ProgramOutcome = {warnings: [], preflightOutput: '', tests: [], report: '', duration: 1};
const page = (...lines: string[]) => lines.join('\n').replaceAll("'''", '```');

function programOf(text: string): PageProgram {
  const {programs, problems} = collectPrograms('docs/page.md', text, () => undefined);
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
    expect(failure).toMatchObject({file: 'docs/page.md', line: 5, details: '- a\n+ b'});
    expect(failure!.message).toContain('npm run samples -- docs/page.md --update');
    expect(updatePage(text, [failure!])).toBe(text.replace('output\na', 'output\nb'));
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
    const {programs} = collectPrograms('docs/page.md', two, () => undefined);
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
    expect(failure).toMatchObject({file: 'docs/page.md', line: 6, column: 14, source: 'let x: num = "a";'});
    expect(formatFailure(failure!)).toContain(
      'docs/page.md:6:14: the program does not compile: Expected type to be "num"',
    );
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
      expect(compareWithPage(programOf(failing), BASE)[0]!.message).toContain('but the program succeeds');
    });

    it('rejects another message', () => {
      const [failure] = compareWithPage(programOf(failing), {
        ...BASE,
        failure: {...rejected, text: 'error: Unknown symbol'},
      });
      expect(failure!.message).toContain('the error message has changed');
    });

    it('rejects another stage', () => {
      const [failure] = compareWithPage(programOf(failing), {...BASE, failure: {...rejected, stage: 'test'}});
      expect(failure!.message).toContain('says fails="compile", but the program fails at stage "test"');
    });
  });
});

describe('a pinned message', () => {
  const real = 'error: One\n  --> main.w:1:1\n\nerror: Two';
  it.each(['error: One', 'One', 'One\nTwo', '--> main.w:1:1'])('may be %j', (told) =>
    expect(matchesError(told, real)).toBe(true),
  );
  it.each(['', 'On', 'Two\nOne', 'One\nThree'])('may not be %j', (told) =>
    expect(matchesError(told, real)).toBe(false),
  );
});

describe('what is not compared', () => {
  it.each([
    ['\u001b[32m pass\u001b[0m', 'pass'],
    ['Duration 0m0.81s', 'Duration <duration>'],
    ['http://localhost:40123/x', 'http://localhost:<port>/x'],
    ['at /home/me/app/main.w:1:2', 'at main.w:1:2'],
    ['2024-02-03T04:05:06.789Z', '<time>'],
    ['a  \nb\t', 'a\nb'],
  ])('%j', (text, plain) => expect(normalizeOutput(text)).toBe(plain));

  it('a changed word is compared', () =>
    expect(normalizeOutput('passed')).not.toBe(normalizeOutput('failed')));
});
