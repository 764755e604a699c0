import type {Root} from 'mdast';
import {directiveFromMarkdown} from 'mdast-util-directive';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {directive} from 'micromark-extension-directive';
import {createContentCache} from '../../markdown/contentCache';
import {maskFrontMatter} from '../markdown';
import {partsOf} from './parts';
import {exerciseProblems} from './problems';

/** Only there are they checked by the page's script; those of lessons are counted in what the reader has solved. */
const TUTORIAL = /^docs\/(?:learn\/(?!index\.)[^/]+|build\/[^/]+\/index\.md)$/;

/**
 * The problems of the exercise or the questions in a page's Markdown. Most pages have neither.
 *
 * @param page its path in the repository
 */
export function readExerciseProblems(text: string, page: string): ReturnType<typeof exerciseProblems> {
  if (!/\b(?:exercise|solution)\b|^:{3,}\s*(?:hint|question)/m.test(text)) return [];
  return known.get(`${page}\n${text}`, () => findProblems(text, page));
}

/** The development server reads all tutorials again when one of them is saved. */
const known = createContentCache<ReturnType<typeof exerciseProblems>>({
  name: 'samples/exercises',
  modules: [],
});

function findProblems(text: string, page: string): ReturnType<typeof exerciseProblems> {
  const tree = parse(maskFrontMatter(text));
  const first = partsOf(tree).find(({kind}) => kind === 'exercise' || kind === 'question');
  const place =
    first && !TUTORIAL.test(page)
      ? [
          {
            line: first.line,
            message:
              'exercises and questions are for tutorials: allowed are pages in docs/learn, and chapters of docs/build',
          },
        ]
      : [];
  return [...place, ...exerciseProblems(tree)];
}

function parse(text: string): Root {
  return fromMarkdown(text, {extensions: [directive()], mdastExtensions: [directiveFromMarkdown()]});
}
