import type {Root} from 'mdast';
import {directiveFromMarkdown} from 'mdast-util-directive';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {directive} from 'micromark-extension-directive';
import {describe, expect, it} from 'vitest';
import {remarkExercises} from '../remarkExercises';

interface Attribute {
  readonly name: string;
  readonly value: string;
}

interface Shown {
  readonly name?: string;
  /** A directive has an object. */
  readonly attributes?: readonly Attribute[] | object;
  readonly children?: readonly Shown[];
  readonly value?: string;
}

/** The page after the step, as an outline: elements with their attributes, and the text in them. */
function outline(...lines: string[]): string[] {
  const tree = fromMarkdown(lines.join('\n'), {
    extensions: [directive()],
    mdastExtensions: [directiveFromMarkdown()],
  });
  (remarkExercises.call({} as never) as unknown as (tree: Root) => void)(tree);
  return (tree.children as unknown as Shown[]).flatMap((node) => write(node, ''));
}

function write({name, attributes = [], children = [], value}: Shown, indent: string): string[] {
  const inside = (deeper: string) => children.flatMap((child) => write(child, deeper));
  if (!name || !Array.isArray(attributes))
    return value === undefined ? inside(indent) : [`${indent}${value}`];
  const words = [name, ...(attributes as Attribute[]).map((one) => `${one.name}=${one.value}`)];
  return [`${indent}${words.join(' ')}`, ...inside(`${indent}  `)];
}

const answer = (mark: string) => [`- [${mark}] A`, '', '  Why.'];
const program = (word: string) => ['```wing ' + word, 'let a = 1;', '```', ''];

describe('remarkExercises', () => {
  it('numbers the hints, and puts the solution into a fold', () => {
    const page = outline(
      ...program('exercise="a"'),
      ':::hint',
      'One.',
      ':::',
      '',
      ':::hint',
      'Two.',
      ':::',
      '',
      ...program('solution'),
    );
    expect(page).toEqual([
      'let a = 1;',
      'Hint title=Hint 1 of 2',
      '  One.',
      'Hint title=Hint 2 of 2',
      '  Two.',
      'Solution',
      '  let a = 1;',
    ]);
  });

  it('does not count a hint that is the only one', () => {
    expect(outline(...program('exercise="a"'), ':::hint', 'One.', ':::')[1]).toBe('Hint title=Hint');
  });

  it('makes controls of answers, and a fold of what explains them', () => {
    const page = outline(':::question', 'Which?', '', '- [ ] A', '', '  No.', '- [x] B', '', '  Yes.', ':::');
    expect(page).toEqual([
      'Question number=1 type=radio',
      '  QuestionText',
      '    span',
      '      Which?',
      '  Answer name=question-1 type=radio',
      '    span',
      '      A',
      '  Answer name=question-1 type=radio right=true',
      '    span',
      '      B',
      '  Explanations',
      '    div',
      '      strong',
      '        Wrong: ',
      '      A',
      '      No.',
      '    div',
      '      strong',
      '        Right: ',
      '      B',
      '      Yes.',
    ]);
  });

  it('lets several answers be chosen where several are right', () => {
    const page = outline(':::question', 'Which?', '', ...answer('x'), ...answer(' '), ...answer('x'), ':::');
    expect(page.filter((line) => line.includes('type=checkbox'))).toHaveLength(4);
  });

  it('leaves alone what `remarkSamples` reports, and what is no exercise', () => {
    expect(outline('Text.', '', ':::question', 'Which?', ':::', '', ':::note', 'N.', ':::')).toEqual([
      'Text.',
      'Which?',
      'N.',
    ]);
  });
});
