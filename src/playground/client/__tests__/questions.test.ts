import {describe, expect, it} from 'vitest';
import type {LiveRequest} from '../../messages/sandboxMessages';
import {createQuestions} from '../questions';

function createTestContext() {
  const sent: LiveRequest[] = [];
  const questions = createQuestions((question) => sent.push(question));
  const ask = (method: string) =>
    questions.ask((id) => ({kind: 'call', id, path: 'root/counter', method, args: []}));
  return {sent, questions, ask};
}

describe('createQuestions', () => {
  it('gives each question its answer', async () => {
    const {sent, questions, ask} = createTestContext();
    const [first, second] = [ask('peek'), ask('inc')];
    expect(sent.map(({id}) => id)).toEqual([0, 1]);
    questions.settle({kind: 'response', id: 1, value: 'b'});
    const frames = [{file: 'main.w', line: 3, column: 1}];
    questions.settle({kind: 'response', id: 0, error: {message: 'No such method.', frames}});
    questions.settle({kind: 'response', id: 0, value: 'late'});
    questions.settle({kind: 'response', id: 7, value: 'never asked'});
    await expect(first).rejects.toMatchObject({message: 'No such method.', frames});
    expect(await second).toBe('b');
  });

  it('fails with a question that cannot be sent', async () => {
    const questions = createQuestions(() => {
      throw new DOMException('could not be cloned', 'DataCloneError');
    });
    await expect(questions.ask((id) => ({kind: 'request', id, url: '/', init: {}}))).rejects.toThrow(
      'cloned',
    );
  });

  it('fails when the run ends, and after that', async () => {
    const {questions, ask} = createTestContext();
    const waiting = ask('peek');
    questions.end();
    await expect(waiting).rejects.toThrow('The run has ended.');
    await expect(ask('peek')).rejects.toThrow('The run has ended.');
  });
});
