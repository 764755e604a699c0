import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadExamples} from '../../src/learning/examples/content';
import {DEFAULT_OPTIONS} from '../../src/learning/examples/options';
import {readBuiltSite, siteOf} from '../support/builtSite';
import {exampleProblems, type ShownExample} from './examples';

const site = readBuiltSite();
const examples = await loadExamples(resolve(import.meta.dirname, '../..'), DEFAULT_OPTIONS);
const shown = examples.flatMap((example) => {
  const page = site.pages.find(({path}) => path === `/docs/examples/${example.slug}`);
  return page ? [{slug: example.slug, example, page}] : [];
});

describe('the page of an example', () => {
  it('is there for each that has a program', () => {
    const slugs = examples.filter(({program}) => program).map(({slug}) => slug);
    expect(slugs.length).toBeGreaterThan(0);
    expect(shown.map(({slug}) => slug)).toEqual(expect.arrayContaining(slugs));
  });

  it.each(shown)('$slug shows what its front matter has', ({example, page}) => {
    expect(exampleProblems(page, example)).toEqual([]);
  });

  const example: ShownExample = {
    title: 'Queue',
    subtitle: 'A queue.',
    authors: [{name: 'Ada', role: 'Author', github: 'https://example.org/ada'}],
    resources: [{label: 'Queues', href: '/docs/queues'}],
    cloudResources: ['queue'],
  };
  const WHOLE = `<main><h1>Queue</h1><p>A queue.</p>
    <section aria-labelledby="cloud-resources">Queue</section>
    <section aria-labelledby="resources"><a href="/docs/queues">Queues</a></section>
    <section aria-labelledby="authors">Ada, Author <a href="https://example.org/ada">GitHub</a></section></main>`;
  const problemsOf = (html: string) =>
    siteOf({'queue.html': html}).pages.flatMap((page) => exampleProblems(page, example));

  it('is accepted when it is whole', () => {
    expect(problemsOf(WHOLE)).toEqual([]);
  });

  it.each([
    ['A queue.', '/queue lacks its subtitle "A queue."'],
    ['Author', '/queue lacks the author "Author"'],
    ['>Queues<', '/queue lacks the resource "Queues"'],
    ['/docs/queues', '/queue has no link to /docs/queues'],
    ['https://example.org/ada', '/queue has no link to https://example.org/ada'],
    ['"cloud-resources">Queue', '/queue lacks the cloud resource "Queue"'],
  ])('is refused without %s', (part, problem) => {
    expect(problemsOf(WHOLE.replace(part, part.startsWith('>') ? '><' : ''))).toContain(problem);
  });
});
