/** The `util` of the port of `assert`, which prints values as Node does in the messages of failed assertions. */
import * as util from 'node:util';
import {inspectLines} from '../engine/node/builtins/inspectLines';

export * from 'node:util';

interface InspectOptions {
  readonly compact?: boolean;
}

export const inspect = Object.assign(
  (value: unknown, options: InspectOptions = {}): string =>
    options.compact === false
      ? inspectLines(value, (part) => util.inspect(part))
      : util.inspect(value, options),
  util.inspect,
);
