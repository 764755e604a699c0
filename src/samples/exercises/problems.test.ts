import {describe, expect, it} from 'vitest';
import {readExerciseProblems} from './readProblems';

const TEST = ['test "count visits" {', '  assert(visits == 1);', '}'];
const fence = (info: string, ...body: string[]) => ['```' + info, ...body, '```', ''];
const exercise = (...body: string[]) =>
  fence('wing title="main.w" exercise="count visits"', 'let visits = 0;', ...(body.length > 0 ? body : TEST));
const solution = (...body: string[]) =>
  fence('wing title="main.w" solution', 'let visits = 1;', ...(body.length > 0 ? body : TEST));
const hint = (text = 'Look at `visits`.') => [':::hint', text, ':::', ''];
const answer = (mark: string, text: string, ...explanation: string[]) => [
  `- ${mark}${text}`,
  '',
  ...explanation.map((line) => `  ${line}`),
];
const RIGHT = answer('[x] ', 'Every resource', 'Terraform deletes what its state file lists.');
const WRONG = answer('[ ] ', 'Only the buckets', 'It deletes every kind of resource.');
const question = (...answers: string[]) => [
  ':::question',
  'What does `terraform destroy` delete?',
  '',
  ...(answers.length > 0 ? answers : [...WRONG, ...RIGHT]),
  ':::',
  '',
];
const problemsOf = (...lines: string[]) =>
  readExerciseProblems(lines.join('\n'), 'docs/learn/counters.md').map(
    (problem) => `${problem.line}: ${problem.message}`,
  );

describe('the exercise of a page', () => {
  it.each<[string, string[]]>([
    ['no exercise', ['A solution to an exercise.']],
    ['one hint', [...exercise(), ...hint(), ...solution()]],
    ['three hints', [...exercise(), ...hint(), ...hint(), ...hint(), ...solution()]],
    ['text around it', ['## Exercise', 'Do it.', '', ...exercise(), ...hint(), ...solution(), 'Why.', '']],
    ['front matter', ['---', 'title: "exercise"', '---', ...exercise(), ...hint(), ...solution()]],
    ['a question', question()],
    ['two questions', [...question(), ...question()]],
    ['several right answers', question(...RIGHT, ...WRONG, ...RIGHT)],
    [
      'a program in a question',
      [':::question', 'Which?', '', ...fence('wing', 'let a = 1;'), ...WRONG, ...RIGHT, ':::'],
    ],
  ])('may have %s', (_, lines) => {
    expect(problemsOf(...lines)).toEqual([]);
  });

  it.each<[string, string[], string]>([
    ['no hint', [...exercise(), ...solution()], '1: the exercise has 0 hints: allowed are 1 to 3'],
    [
      'four hints',
      [...exercise(), ...hint(), ...hint(), ...hint(), ...hint(), ...solution()],
      '1: the exercise has 4 hints: allowed are 1 to 3',
    ],
    ['an empty hint', [...exercise(), ':::hint', ':::', '', ...solution()], '8: a hint is empty'],
    [
      'a hint with attributes',
      [...exercise(), ':::hint{open}', 'Look.', ':::', '', ...solution()],
      '8: :::hint has {open}: allowed is nothing after its name',
    ],
    [
      'a hint with a label',
      [...exercise(), ':::hint[Look]', 'There.', ':::', '', ...solution()],
      '8: :::hint has a label in brackets: allowed is nothing after its name',
    ],
    [
      'a hint that is not closed',
      [...exercise(), ':::hint', 'Look.', '', ...solution()],
      '11: a solution is inside the :::hint on line 8: close it with a line ":::"',
    ],
    [
      'an exercise in a list',
      ['1. Do it:', '', ...exercise().map((line) => `   ${line}`)],
      '3: an exercise is inside another block: begin its fence at the margin of the page',
    ],
    [
      'no solution',
      [...exercise(), ...hint(), 'Text.'],
      '1: the exercise has no solution right after it or its hints: line 12 has something else',
    ],
    [
      'nothing after its hints',
      [...exercise(), ...hint()],
      '1: the exercise has no solution right after it or its hints: the page ends',
    ],
    ['a solution alone', solution(), '1: a solution belongs right after the hints of its exercise'],
    ['a hint alone', hint(), '1: a hint belongs between an exercise and its solution'],
    [
      'a hint after the solution',
      [...exercise(), ...hint(), ...solution(), ...hint()],
      '19: a hint belongs between an exercise and its solution',
    ],
    [
      'a test that the solution changes',
      [...exercise(), ...hint(), ...solution('test "count visits" {', '  assert(visits > 0);', '}')],
      '12: the test "count visits" differs from that of the exercise on line 1: both have the same tests, to the letter',
    ],
    [
      'a test that the solution renames',
      [...exercise(), ...hint(), ...solution(...TEST.map((line) => line.replace('count', 'add')))],
      '12: the test "count visits" is not at the same place as that of the exercise on line 1',
    ],
    [
      'a test that only the solution has',
      [...exercise(), ...hint(), ...solution(...TEST, 'test "more" {', '}')],
      '12: the test "more" is not in the exercise on line 1',
    ],
    [
      'two exercises',
      [...exercise(), ...hint(), ...solution(), ...exercise(), ...hint(), ...solution()],
      '19: an exercise after the exercise on line 1: a page has one exercise, or one block of questions',
    ],
    [
      'an exercise and questions',
      [...exercise(), ...hint(), ...solution(), ...question()],
      '19: a question after the exercise on line 1',
    ],
    [
      'questions at two places',
      [...question(), 'Text.', '', ...question()],
      '14: a question after the questions on line 1',
    ],
    [
      'a question without a list',
      [':::question', 'What?', ':::'],
      '1: a question ends with the list of its answers',
    ],
    [
      'a question that does not ask',
      [':::question', ...WRONG, ...RIGHT, ':::'],
      '1: a question begins with a paragraph that asks',
    ],
    [
      'an answer without a mark',
      question(...answer('', 'All', 'Why.'), ...RIGHT),
      '4: the answer "All" begins with no mark: allowed are "[x]" and "[ ]"',
    ],
    [
      'an answer without an explanation',
      question(...RIGHT, ...answer('[ ] ', 'All')),
      '7: the answer "All" has no explanation: it is the paragraph after the answer',
    ],
    [
      'only wrong answers',
      question(...WRONG),
      '1: 0 of 1 answers are right: at least one has to be right "[x]"',
    ],
    ['only right answers', question(...RIGHT, ...RIGHT), '1: 2 of 2 answers are right: at least one'],
  ])('may not have %s', (_, lines, message) => {
    expect(problemsOf(...lines).join('\n')).toContain(message);
  });

  it.each([
    ['docs/concepts/tests.md', true],
    ['docs/learn/index.mdx', true],
    ['blog/2026-01-01-news.md', true],
    ['docs/learn/counters.md', false],
    ['docs/build/index.md', true],
    ['docs/build/01-api/index.md', false],
  ])('in %s is refused: %s', (page, isRefused) => {
    const text = ['Text.', '', ...question()].join('\n');
    const problem = {
      line: 3,
      message:
        'exercises and questions are for tutorials: allowed are pages in docs/learn, and chapters of docs/build',
    };
    expect(readExerciseProblems(text, page)).toEqual(isRefused ? [problem] : []);
  });
});
