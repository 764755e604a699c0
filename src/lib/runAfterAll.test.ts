import {describe, expect, it} from 'vitest';
import {runAfterAll, type Step} from './runAfterAll';

interface Props {
  readonly log: string[];
}

/** Calls `postBuild` of all at once, as Docusaurus does. */
async function build(log: string[], others: readonly Step<Props>[]): Promise<void> {
  const own: Step<Props> = {postBuild: (props) => runAfterAll(steps, own, props)};
  const steps = [own, ...others];
  await Promise.all(steps.map(async (step) => step.postBuild?.({log})));
}

const slow = (name: string): Step<Props> => ({
  async postBuild({log}) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    log.push(name);
  },
});

describe('what is done after all else', () => {
  it('waits for those that are slow, and comes one after the other', async () => {
    const log: string[] = [];
    const first: Step<Props> = {
      async afterBuild(props) {
        await slow('first')?.postBuild?.(props);
      },
    };
    const second: Step<Props> = {...slow('slow'), afterBuild: (props) => void props.log.push('second')};
    await build(log, [first, slow('other'), second]);
    expect(log).toEqual(['other', 'slow', 'first', 'second']);
  });

  it('is not done when something before it failed', async () => {
    const log: string[] = [];
    const failing: Step<Props> = {postBuild: () => Promise.reject(new Error('It failed.'))};
    const after: Step<Props> = {afterBuild: (props) => void props.log.push('after')};
    await expect(build(log, [failing, after])).rejects.toThrow('It failed.');
    expect(log).toEqual([]);
  });
});
