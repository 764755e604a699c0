import {describe, expect, it} from 'vitest';
import {BuiltPage} from '../../../lib/builtPage';
import {inReadingOrder, toFullText, toIndex} from '../indexes';
import type {TwinnedPage} from '../readSite';

const SITE = 'https://site.example/base/';

function page(route: string, next?: string): TwinnedPage {
  return {
    route,
    page: new BuiltPage(`${route.slice(1)}.html`, ''),
    title: `Title of ${route}`,
    description: 'What it is.',
    markdown: `# ${route}\n`,
    ...(next && {next}),
  };
}

describe('inReadingOrder', () => {
  it('goes from each page to its next, and begins where a newcomer does', () => {
    const pages = [page('/community'), page('/docs', '/docs/z'), page('/docs/a'), page('/docs/z', '/docs/a')];
    expect(inReadingOrder(pages).map(({route}) => route)).toEqual([
      '/docs',
      '/docs/z',
      '/docs/a',
      '/community',
    ]);
  });

  it('loses no page of a circle, and none whose next page is not there', () => {
    const pages = [page('/x', '/y'), page('/y', '/x'), page('/docs', '/gone')];
    expect(inReadingOrder(pages).map(({route}) => route)).toEqual(['/docs', '/x', '/y']);
  });
});

describe('toIndex', () => {
  const index = toIndex(
    [page('/'), {...page('/docs/api/list'), title: 'Array[T]'}, {...page('/blog/a'), description: ''}],
    [{file: 'all.txt', title: 'all.txt', description: 'everything', size: 1_234_567}],
    SITE,
  );

  it('has a line for each page in its section', () => {
    expect(index).toContain(
      '## Docs\n\n- [Title of /](https://site.example/base/index.md): What it is.\n\n## API\n\n' +
        '- [Array\\[T\\]](https://site.example/base/docs/api/list.md): What it is.\n',
    );
    expect(index).toContain('## Blog\n\n- [Title of /blog/a](https://site.example/base/blog/a.md)\n');
    expect(index).not.toContain('## Learn');
  });

  it('names other files with their sizes', () => {
    expect(index).toContain('- [all.txt](https://site.example/base/all.txt): everything, 1.2 MB');
  });
});

it('the full text has the documentation alone, each page with its address', () => {
  expect(toFullText([page('/docs'), page('/docs/b'), page('/blog/a'), page('/docsearch')], SITE)).toBe(
    'Source: https://site.example/base/docs\n\n# /docs\n\n---\n\nSource: https://site.example/base/docs/b\n\n# /docs/b\n',
  );
});
