/**
 * What the site does with the Markdown of its pages: the steps, in their order, and what they share with plugins.
 *
 * Docusaurus loads its configuration and each plugin as separate instances of their modules, so what a module holds is not
 * shared between them. The configuration hands these objects to the steps and, as options, to the plugins.
 */
import {createMistakes} from '../lib/mistakes';
import {alignCells} from '../markdown/alignCells';
import {imageLoaders} from '../markdown/imageLoaders';
import {remarkScreens} from '../markdown/remarkScreens';
import {withOptions} from '../markdown/withOptions';
import {readLibraries} from './libraries/list';
import {referenceOf} from '../reference/reference';
import {createDisplay} from '../samples/display';
import {readMatrix} from './platform-support/matrix';
import {supportOf} from './platform-support/supportOf';
import {remarkTopics} from './topics/remarkTopics';
import {TOPICS} from './topics/topics';
import {wingVersion} from '../wing/command-line';
import {remarkDiagrams} from '../samples/remarkDiagrams';
import {remarkChapters} from '../learning/remarkChapters';
import {remarkLibraries} from './libraries/remarkLibraries';
import {remarkAnchors} from '../reference/remarkAnchors';
import {remarkApi} from '../reference/remarkApi';
import {remarkDiff} from '../samples/remarkDiff';
import {remarkExercises} from '../samples/remarkExercises';
import {remarkPolicies} from '../samples/remarkPolicies';
import {remarkSampleCounts} from '../samples/remarkSampleCounts';
import {remarkSamples} from '../samples/remarkSamples';
import {remarkSupport} from './platform-support/remarkSupport';

interface MarkdownOptions {
  /** The repository's folder. */
  readonly root: string;
  readonly baseUrl: string;
  /** Paths of the pages, relative to the root. @default all of the site */
  readonly pages?: readonly string[] | undefined;
}

export function setUpMarkdown({root, baseUrl, pages}: MarkdownOptions) {
  const reference = referenceOf(root);
  const display = createDisplay(root, baseUrl, pages);
  const mistakes = createMistakes(root);
  const matrix = readMatrix();
  return {
    /** For every plugin that makes pages of Markdown. */
    steps: {
      // Before Docusaurus's own, so that its table of contents, search and links see what the directives stand for.
      beforeDefaultRemarkPlugins: [
        withOptions(remarkAnchors, {root}),
        withOptions(remarkSupport, {root, matrix, version: wingVersion}),
        withOptions(remarkApi, {root, reference, support: supportOf(matrix)}),
        withOptions(remarkLibraries, {root, libraries: readLibraries(root), reference}),
        // Before remarkSamples, which makes the programs inside.
        remarkExercises,
        withOptions(remarkDiagrams, {root}),
        // After remarkApi, which looks for the fences of the first program.
        withOptions(remarkSamples, {root, version: wingVersion, display}),
        withOptions(remarkSampleCounts, {root}),
        withOptions(remarkDiff, {root}),
        withOptions(remarkPolicies, {root}),
        withOptions(remarkChapters, {root}),
        withOptions(remarkTopics, {root, topics: TOPICS}),
        remarkScreens,
        alignCells,
      ],
      // After Docusaurus's own, which turn images into requests to the bundler.
      remarkPlugins: [imageLoaders],
    },
    /** For every plugin that reads what writers write, and `src/shell/dev-server`, which shows what is wrong with it. */
    mistakes: {mistakes},
    /** Options of `src/samples`. */
    samples: {display},
    /** Options of `src/reference`. */
    reference: {reference, mistakes},
  };
}
