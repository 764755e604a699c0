import type {Root} from 'mdast';
import {directiveFromMarkdown} from 'mdast-util-directive';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {directive} from 'micromark-extension-directive';
import {maskFrontMatter} from '../markdown';
import {exerciseProblems} from './problems';

/** The problems of the exercise or the questions in a page's Markdown. Most pages have neither. */
export function readExerciseProblems(text: string): ReturnType<typeof exerciseProblems> {
  if (!/\b(?:exercise|solution)\b|^:{3,}\s*(?:hint|question)/m.test(text)) return [];
  return exerciseProblems(parse(maskFrontMatter(text)));
}

function parse(text: string): Root {
  return fromMarkdown(text, {extensions: [directive()], mdastExtensions: [directiveFromMarkdown()]});
}
