/** The front matter of pages, judged as the build does. */
import fs from 'node:fs';
import path from 'node:path';
import {learningGroups} from '../../../src/config/learningPath';
import {readFrontMatter} from '../../../src/lib/frontMatter';
import {readLessons} from '../../../src/learning/lessons';

const EXAMPLE = /^docs\/examples\/[^/]+\/index\.mdx?$/;

/** What is wrong with the front matter of pages, with what is allowed. Its syntax is the concern of `lint:prose`. */
export async function frontMatterProblems(pages: readonly string[], root: string): Promise<string[]> {
  const examples = pages.filter((page) => EXAMPLE.test(page));
  const required = pages
    .filter((page) => !EXAMPLE.test(page))
    .flatMap((page) =>
      Object.entries(missingIn(page, root)).map(([key, why]) => `${page}:1: ${key}: ${why}`),
    );
  const lessons = pages.some((page) => page.startsWith('docs/learn/')) ? lessonProblems(root) : [];
  return [...required, ...lessons, ...(await exampleProblems(examples, root))];
}

function missingIn(page: string, root: string): Record<string, string> {
  const data = readFrontMatter(fs.readFileSync(path.join(root, page), 'utf8'));
  const isMissing = (key: string) => {
    const value = data[key];
    return typeof value !== 'string' || value.trim() === '';
  };
  return {
    ...(isMissing('title') && {title: 'is missing: allowed is a title that no other page has'}),
    ...(isMissing('description') && {
      description: 'is missing: allowed is a sentence that no other page has',
    }),
  };
}

/** A lesson is judged with the others, whose places it must not take. */
function lessonProblems(root: string): string[] {
  try {
    readLessons(learningGroups, path.join(root, 'docs'));
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

async function exampleProblems(pages: readonly string[], root: string): Promise<string[]> {
  if (pages.length === 0) return [];
  // Its schema takes longer to load than all others here.
  const {describeProblems, parseExample} = await import('../../../src/learning/examples/frontMatter');
  const problems = pages.flatMap(
    (page) => parseExample(page, fs.readFileSync(path.join(root, page), 'utf8')).problems,
  );
  return problems.length > 0 ? [describeProblems(problems)] : [];
}
