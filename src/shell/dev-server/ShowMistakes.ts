import type {Compiler} from '@rspack/core';
import {describePageError, type Mistakes} from '../../lib/mistakes';

const NAME = 'show-mistakes';

/** A plugin of the bundler that puts mistakes of plugins among its errors, and shortens those of pages. */
export class ShowMistakes {
  constructor(
    private readonly mistakes: Mistakes,
    /** The repository's folder. */
    private readonly root: string,
  ) {}

  apply(compiler: Compiler): void {
    this.mistakes.onChange(() => compiler.watching?.invalidate());
    compiler.hooks.afterCompile.tap(NAME, (compilation) => {
      // Child compilers have the same hooks.
      if (compilation.compiler !== compiler) return;
      const described = compilation.errors.map((error) => {
        const page = (error.module as {readonly resource?: string} | undefined)?.resource;
        const message = describePageError(error.message, this.root, page);
        return message === undefined ? error : new Error(message);
      });
      const texts = new Set<string>();
      compilation.errors = [...this.mistakes.list().map((message) => new Error(message)), ...described]
        .filter(({message}) => texts.size < texts.add(message).size)
        .map((error) => Object.assign(error, {stack: undefined}));
    });
  }
}
