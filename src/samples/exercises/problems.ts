import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {readLines, toProgramText} from '../lines';
import {type PagePart, partsOf, toPart} from './parts';
import {readQuestion} from './question';
import {testBlocks} from './tests';

interface ExerciseProblem {
  readonly line: number;
  readonly message: string;
}

type Program = Extract<PagePart, {kind: 'exercise' | 'solution'}>;
type Directive = Extract<PagePart, {kind: 'hint' | 'question'}>;

/** Hints of an exercise. */
const MOST_HINTS = 3;

/**
 * Finds what is wrong with the exercise or the questions of a page, apart from what its programs do: their order, their hints,
 * tests that differ, and questions without answers.
 */
export function exerciseProblems(tree: Root): ExerciseProblem[] {
  const parts = partsOf(tree);
  return [
    ...nestedProblems(tree),
    ...parts.flatMap((part) => (isDirective(part) ? directiveProblems(part) : [])),
    ...orderProblems(parts),
    ...countProblems(parts),
  ].sort((one, other) => one.line - other.line);
}

function isDirective(part: PagePart): part is Directive {
  return part.kind === 'hint' || part.kind === 'question';
}

/** A directive that is not closed has the rest of the page inside. */
function nestedProblems(tree: Root): ExerciseProblem[] {
  const problems: ExerciseProblem[] = [];
  visit(tree, (node, _, parent) => {
    if (!parent || parent === tree || (node.type !== 'code' && node.type !== 'containerDirective')) return;
    const {kind, line} = toPart(node);
    if (kind === 'other') return;
    const open =
      parent.type === 'containerDirective'
        ? `is inside the :::${parent.name} on line ${parent.position?.start.line}: close it with a line ":::"`
        : 'is inside another block: begin its fence at the margin of the page';
    problems.push({line, message: `${nameOf(kind)} ${open}`});
  });
  return problems;
}

function directiveProblems({node, line, kind}: Directive): ExerciseProblem[] {
  const attributes = Object.keys(node.attributes ?? {});
  const hasLabel = node.children.some(
    (child) => child.type === 'paragraph' && child.data?.directiveLabel === true,
  );
  const unknown = [...attributes.map((name) => `{${name}}`), ...(hasLabel ? ['a label in brackets'] : [])];
  const words = unknown.map((one) => ({
    line,
    message: `:::${kind} has ${one}: allowed is nothing after its name`,
  }));
  if (kind === 'question') return [...words, ...readQuestion(node).problems];
  return node.children.length > 0 ? words : [...words, {line, message: 'a hint is empty'}];
}

/** An exercise, then its hints, then its solution, and none of them alone. */
function orderProblems(parts: readonly PagePart[]): ExerciseProblem[] {
  const problems: ExerciseProblem[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!;
    if (part.kind === 'hint')
      problems.push({line: part.line, message: 'a hint belongs between an exercise and its solution'});
    if (part.kind === 'solution')
      problems.push({line: part.line, message: 'a solution belongs right after the hints of its exercise'});
    if (part.kind !== 'exercise') continue;
    const start = at;
    while (parts[at + 1]?.kind === 'hint') at++;
    const hints = at - start;
    const next = parts[at + 1];
    if (next?.kind === 'solution') {
      at++;
      problems.push(...testProblems(part, next));
    } else {
      const place = next ? `line ${next.line} has something else` : 'the page ends';
      const message = `the exercise has no solution right after it or its hints: ${place}`;
      problems.push({line: part.line, message});
    }
    if (hints < 1 || hints > MOST_HINTS)
      problems.push({
        line: part.line,
        message: `the exercise has ${hints} hints: allowed are 1 to ${MOST_HINTS}`,
      });
  }
  return problems;
}

/** The solution fills the gap, and changes nothing of what has to hold. */
function testProblems(exercise: Program, solution: Program): ExerciseProblem[] {
  const textOf = ({node}: Program) => testBlocks(toProgramText(readLines(node.value).lines));
  const [given, solved] = [textOf(exercise), textOf(solution)];
  const problems = given.flatMap(({name, text}, index) => {
    const other = solved[index];
    if (other?.text === text) return [];
    const what = other?.name === name ? 'differs from' : 'is not at the same place as';
    return {
      line: solution.line,
      message: `the test "${name}" ${what} that of the exercise on line ${exercise.line}: both have the same tests, to the letter`,
    };
  });
  const added = solved.slice(given.length).map(({name}) => ({
    line: solution.line,
    message: `the test "${name}" is not in the exercise on line ${exercise.line}: both have the same tests, to the letter`,
  }));
  return [...problems, ...added];
}

/** The progress of a reader has one entry for each page. */
function countProblems(parts: readonly PagePart[]): ExerciseProblem[] {
  const exercises = parts.filter(({kind}) => kind === 'exercise');
  const firsts = parts.filter(({kind}, at) => kind === 'question' && parts[at - 1]?.kind !== 'question');
  const [first, ...others] = [...exercises, ...firsts].sort((one, other) => one.line - other.line);
  return others.map(({kind, line}) => ({
    line,
    message: `${nameOf(kind)} after ${first!.kind === 'exercise' ? 'the exercise' : 'the questions'} on line ${first!.line}: a page has one exercise, or one block of questions with nothing between them`,
  }));
}

function nameOf(kind: PagePart['kind']): string {
  return kind === 'exercise' ? 'an exercise' : `a ${kind}`;
}
