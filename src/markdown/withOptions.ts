import type {Root} from 'mdast';
import type {Plugin} from 'unified';

/**
 * A step of unified with its options inside. Docusaurus puts the site's configuration into the script that every reader
 * loads, including the options of steps; what a function closes over stays out.
 */
export function withOptions<Options>(step: Plugin<[Options], Root>, options: Options): Plugin<[], Root> {
  return function stepWithOptions() {
    return step.call(this, options);
  };
}
