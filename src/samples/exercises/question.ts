import {toString} from 'mdast-util-to-string';
import type {ContainerDirective} from 'mdast-util-directive';
import type {List, ListItem, Paragraph, RootContent} from 'mdast';

/** A question that checks itself. */
export interface Question {
  readonly text: Paragraph;
  /** What stands between the question and its answers, such as a program. */
  readonly more: readonly RootContent[];
  readonly answers: readonly Answer[];
}

export interface Answer {
  readonly text: Paragraph;
  readonly isRight: boolean;
  readonly explanation: readonly RootContent[];
}

/** A question and what is wrong with it; the lines are those of the page. */
interface ReadQuestion {
  readonly question?: Question;
  readonly problems: readonly {readonly line: number; readonly message: string}[];
}

const MARK = /^\[([ xX])\]\s+/;

/** Reads a `:::question`: a paragraph that asks, and a list of answers, `[x]` for each that is right. */
export function readQuestion({children, position}: ContainerDirective): ReadQuestion {
  const line = position?.start.line ?? 0;
  const problems: {line: number; message: string}[] = [];
  const [text, ...rest] = children;
  const list = rest.pop();
  if (text?.type !== 'paragraph')
    problems.push({line, message: 'a question begins with a paragraph that asks'});
  if (list?.type !== 'list') {
    problems.push({
      line,
      message: 'a question ends with the list of its answers: "- [x] right", "- [ ] wrong"',
    });
    return {problems};
  }
  const answers = readAnswers(list, problems);
  const right = answers.filter(({isRight}) => isRight).length;
  if (problems.length === 0 && (right === 0 || right === answers.length)) {
    const message = `${right} of ${answers.length} answers are right: at least one has to be right "[x]", and one wrong "[ ]"`;
    problems.push({line, message});
  }
  if (problems.length > 0) return {problems};
  return {question: {text: text as Paragraph, more: rest, answers}, problems};
}

function readAnswers({children}: List, problems: {line: number; message: string}[]): Answer[] {
  return children.map((item) => {
    const {isRight, content} = readMark(item);
    const [text, ...explanation] = content;
    const line = item.position?.start.line ?? 0;
    const name = text ? `the answer "${toString(text)}"` : 'an answer';
    if (isRight === undefined)
      problems.push({line, message: `${name} begins with no mark: allowed are "[x]" and "[ ]"`});
    if (text?.type !== 'paragraph' || toString(text).trim() === '')
      problems.push({line, message: 'an answer begins with a paragraph: the answer'});
    if (explanation.length === 0)
      problems.push({line, message: `${name} has no explanation: it is the paragraph after the answer`});
    return {text: text as Paragraph, isRight: isRight ?? false, explanation};
  });
}

/** A page that is read without the extension for task lists has the mark in its text. */
function readMark(item: ListItem): {readonly isRight?: boolean; readonly content: RootContent[]} {
  const {checked, children} = item;
  if (typeof checked === 'boolean') return {isRight: checked, content: children};
  const [first, ...rest] = children;
  const lead = first?.type === 'paragraph' ? first.children[0] : undefined;
  const mark = lead?.type === 'text' ? MARK.exec(lead.value) : null;
  if (!mark || first?.type !== 'paragraph' || lead?.type !== 'text') return {content: children};
  const text = {...lead, value: lead.value.slice(mark[0].length)};
  const paragraph: Paragraph = {...first, children: [text, ...first.children.slice(1)]};
  return {isRight: mark[1] !== ' ', content: [paragraph, ...rest]};
}
