import type {ContainerDirective} from 'mdast-util-directive';
import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {block, inline} from '../markdown/nodes';
import {partsOf} from './exercises/parts';
import {type Answer, readQuestion} from './exercises/question';

/**
 * Turns the hints and the solution of an exercise, and questions, into elements that can be read without a script. What is
 * wrong with them is found by `remarkSamples`, which comes next and makes the programs of the exercise and its solution.
 */
export const remarkExercises: Plugin<[], Root> = () => (tree) => {
  const parts = partsOf(tree);
  const hints = parts.filter(({kind}) => kind === 'hint').length;
  let [hint, question] = [0, 0];
  tree.children = tree.children.map((node, index) => {
    switch (parts[index]!.kind) {
      case 'hint': {
        const title = hints > 1 ? `Hint ${++hint} of ${hints}` : 'Hint';
        return block('Hint', {title}, (node as ContainerDirective).children);
      }
      case 'solution':
        return block('Solution', {}, [node]);
      case 'question':
        return toQuestion(node as ContainerDirective, ++question) ?? node;
      default:
        return node;
    }
  });
};

/** The explanations stand in the fold with the answer; the page's script shows each under the answer that was chosen. */
function toQuestion(node: ContainerDirective, number: number): RootContent | undefined {
  const {question} = readQuestion(node);
  if (!question) return undefined;
  const {text, more, answers} = question;
  const type = answers.filter(({isRight}) => isRight).length > 1 ? 'checkbox' : 'radio';
  return block('Question', {number: `${number}`, type}, [
    block('QuestionText', {}, [phrase(text.children)]),
    ...more,
    ...answers.map((answer) =>
      block('Answer', {name: `question-${number}`, type, right: answer.isRight ? 'true' : undefined}, [
        phrase(answer.text.children),
      ]),
    ),
    block('Explanations', {}, answers.map(toExplanation)),
  ]);
}

function toExplanation({text, isRight, explanation}: Answer): RootContent {
  const verdict = inline('strong', {}, [{type: 'text', value: isRight ? 'Right: ' : 'Wrong: '}]);
  return block('div', {}, [{type: 'paragraph', children: [verdict, ...text.children]}, ...explanation]);
}

/** Text that is no paragraph: it stands in an element that takes none. */
function phrase(children: readonly PhrasingContent[]): RootContent {
  return inline('span', {}, children);
}
