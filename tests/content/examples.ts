import type {ExampleEntry} from '../../src/examples/types';
import {CLOUD_RESOURCES} from '../../src/examples/vocabulary';
import type {Page} from '../support/builtSite';

/** What of an example is shown on its page, as far as the tests of the browser do not look at it. */
export type ShownExample = Pick<
  ExampleEntry,
  'title' | 'subtitle' | 'authors' | 'resources' | 'cloudResources'
>;

/** What the page of an example leaves out of its front matter. */
export function exampleProblems({html, path}: Page, example: ShownExample): string[] {
  const article = html.querySelector('main')?.text ?? '';
  const sectionOf = (id: string) => html.querySelector(`section[aria-labelledby="${id}"]`);
  const links = new Set(html.querySelectorAll('main a').map((link) => link.getAttribute('href')));
  const texts = [
    ['its title', html.querySelector('h1')?.text ?? '', [example.title]],
    ['its subtitle', article, [example.subtitle]],
    ['the author', sectionOf('authors')?.text ?? '', example.authors.flatMap(({name, role}) => [name, role])],
    ['the resource', sectionOf('resources')?.text ?? '', example.resources.map(({label}) => label)],
    [
      'the cloud resource',
      sectionOf('cloud-resources')?.text ?? '',
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
