import type {ExampleEntry} from '../../src/learning/examples/types';
import {CLOUD_RESOURCES} from '../../src/learning/examples/vocabulary';
import {attributesOf, type Page} from '../support/builtSite';

/** What of an example is shown on its page, as far as the tests of the browser do not look at it. */
export type ShownExample = Pick<
  ExampleEntry,
  'title' | 'subtitle' | 'authors' | 'resources' | 'cloudResources'
>;

/** What the page of an example leaves out of its front matter. */
export function exampleProblems({$, path}: Page, example: ShownExample): string[] {
  const article = $('main').text();
  const sectionText = (id: string) => $(`section[aria-labelledby="${id}"]`).text();
  const links = new Set(attributesOf($, 'main a', 'href'));
  const texts = [
    ['its title', $('h1').first().text(), [example.title]],
    ['its subtitle', article, [example.subtitle]],
    ['the author', sectionText('authors'), example.authors.flatMap(({name, role}) => [name, role])],
    ['the resource', sectionText('resources'), example.resources.map(({label}) => label)],
    [
      'the cloud resource',
      sectionText('cloud-resources'),
      example.cloudResources.map((name) => CLOUD_RESOURCES[name].label),
    ],
  ] as const;
  const targets = [
    ...example.resources.map(({href}) => href),
    ...example.authors.flatMap(({github, twitter}) => [github, twitter].filter((link) => link !== undefined)),
  ];
  return [
    ...texts.flatMap(([what, text, wanted]) =>
      wanted.filter((words) => !text.includes(words)).map((words) => `${path} lacks ${what} "${words}"`),
    ),
    ...targets.filter((target) => !links.has(target)).map((target) => `${path} has no link to ${target}`),
  ];
}
