import {describe, expect, it} from 'vitest';
import type {CoveredExample} from '../covers';
import {ImageList, toExampleCard, toExamplePageData} from '../props';

const EXAMPLE: CoveredExample = {
  slug: 'counting',
  title: 'Counting',
  subtitle: 'Counts.',
  type: ['pattern'],
  platform: ['sim', 'tf-aws'],
  language: ['wing'],
  githubURL: 'https://github.com/example/site.git',
  repoDirectory: '/docs/examples/counting/',
  coverImage: './cover.svg',
  coverImageInPage: true,
  coverImageOptions: {'tf-aws': './aws.svg'},
  resources: [],
  authors: [{name: 'Wing team', role: 'Maintainers'}],
  cloudResources: ['counter'],
  content: '',
  sourcePath: 'docs/examples/counting/index.md',
  program: {entrypoint: '/site/docs/examples/counting/main.w', hasPackages: true},
  cover: {file: 'cover.svg'},
  platformCovers: {'tf-aws': {file: 'aws.svg'}},
};
const place = {listPath: '/docs/examples', editUrl: 'https://github.com/example/site/edit/main/'};
const toPage = (changes: Partial<CoveredExample> = {}, images = new ImageList()) =>
  toExamplePageData({...EXAMPLE, ...changes}, place, images);

describe('toExampleCard', () => {
  it('leads to the page, or to where a tutorial is', () => {
    expect(toExampleCard(EXAMPLE, place.listPath, new ImageList())).toMatchObject({
      href: '/docs/examples/counting',
      isExternal: false,
    });
    const url = 'https://tutorials.example.com';
    expect(toExampleCard({...EXAMPLE, url}, place.listPath, new ImageList())).toMatchObject({
      href: url,
      isExternal: true,
    });
  });
});

describe('toExamplePageData', () => {
  it('tells where the source is', () => {
    expect(toPage()).toMatchObject({
      sourceUrl: 'https://github.com/example/site/tree/main/docs/examples/counting',
      editUrl: 'https://github.com/example/site/edit/main/docs/examples/counting/index.md',
    });
  });

  it('has no commands for a program that cannot be run', () => {
    const program = {entrypoint: 'main.w', hasPackages: false, notChecked: 'not on the registry'};
    expect(toPage({program})).toMatchObject({commands: undefined, notChecked: 'not on the registry'});
  });

  it('numbers the images, each once', () => {
    const images = new ImageList();
    expect(toPage({}, images)).toMatchObject({cover: {image: 1}, platformCovers: {'tf-aws': {image: 0}}});
    toPage({}, images);
    expect(images.files).toEqual(['aws.svg', 'cover.svg']);
  });

  it('keeps the cover off the page if the front matter says so', () => {
    const page = toPage({coverImageInPage: false});
    expect(page.cover).toBeUndefined();
    expect(page.platformCovers).toEqual({});
  });
});
