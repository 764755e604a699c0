import type {LiveResponse} from '../messages/runMessages';
import type {LiveRequest} from '../messages/sandboxMessages';
import type {Frame, RunError} from '../messages/runEvents';

/** What a program answers when it fails. */
export class ProgramError extends Error {
  /** As in `RunError`. */
  readonly frames: readonly Frame[];

  constructor({message, frames}: RunError) {
    super(message);
    this.frames = frames;
  }
}

/** Questions to a run that wait for their answers. */
export interface Questions {
  /** @throws ProgramError as the run answers @throws Error when the run ends before */
  ask(toQuestion: (id: number) => LiveRequest): Promise<unknown>;
  settle(answer: LiveResponse): void;
  /** Fails all that wait, and all that come. */
  end(): void;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export function createQuestions(send: (question: LiveRequest) => void): Questions {
  const waiting = new Map<number, Waiting>();
  const endError = () => new Error('The run has ended.');
  let asked = 0;
  let hasEnded = false;
  return {
    ask: (toQuestion) =>
      new Promise((resolve, reject) => {
        if (hasEnded) return reject(endError());
        const id = asked++;
        // Throws when a value cannot be sent, which rejects the question.
        send(toQuestion(id));
        waiting.set(id, {resolve, reject});
      }),
    settle(answer) {
      const question = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (answer.error) question?.reject(new ProgramError(answer.error));
      else question?.resolve(answer.value);
    },
    end() {
      hasEnded = true;
      waiting.forEach(({reject}) => reject(endError()));
      waiting.clear();
    },
  };
}
