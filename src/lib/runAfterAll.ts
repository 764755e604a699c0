/** What is done after the build: `postBuild` by all plugins at once, `afterBuild` by one after the other, once that is done. */
export interface Step<Props> {
  postBuild?: (props: Props) => Promise<void>;
  readonly afterBuild?: (props: Props) => Promise<void> | void;
}

/**
 * Calls `afterBuild` of each step in their order, when all that the later ones do in `postBuild` is done. Has to be called while
 * the first of them runs, before any other begins.
 *
 * @param own the step that calls
 * @throws Error of a step in `afterBuild`; those of `postBuild` go to whoever called it, and then nothing is done here
 */
export async function runAfterAll<Props>(
  steps: readonly Step<Props>[],
  own: Step<Props>,
  props: Props,
): Promise<void> {
  const later = steps.slice(steps.indexOf(own) + 1).filter(({postBuild}) => postBuild);
  const all = later.map((step) => {
    const postBuild = step.postBuild!;
    return new Promise<boolean>((resolve) => {
      step.postBuild = async (given) => {
        await postBuild.call(step, given).then(
          () => resolve(true),
          (error: unknown) => {
            resolve(false);
            throw error;
          },
        );
      };
    });
  });
  if ((await Promise.all(all)).includes(false)) return;
  for (const {afterBuild} of steps) await afterBuild?.(props);
}
