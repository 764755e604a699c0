import {describe, expect, it} from 'vitest';
import {describePreview} from '../preview';
import {readPreview} from '../readPage';

const page = (title: string, root = '') =>
  `<html class="${root}"><head><title data-rh=true>${title}</title></head>`;
const TIME = '<time datetime=2023-02-17T00:00:00.000Z>February 17, 2023</time>';

describe('readPreview', () => {
  it('takes the title, without the name of the site, and the section', () => {
    expect(readPreview('/docs/learn/json', page('Json &#39;n&#39; &amp; | pipes | Wing'))).toEqual({
      title: "Json 'n' & | pipes",
      section: 'Learn',
    });
  });

  it('has no section for a page that belongs to none', () => {
    expect(readPreview('/install', page('Install Wing | Wing'))).toEqual({title: 'Install Wing'});
    expect(readPreview('/docs', page('Docs | Wing')).section).toBe('Docs');
  });

  it('takes the date of a post, and not the day on which a page was changed', () => {
    expect(readPreview('/blog/a', page('A | Wing', 'blog-post-page') + TIME).date).toBe('February 17, 2023');
    expect(readPreview('/docs/a', page('A | Wing', 'docs-doc-page') + TIME)).not.toHaveProperty('date');
  });

  it('has the signature that it is given', () => {
    const preview = readPreview(
      '/docs/api/standard-library/cloud/bucket',
      page('Bucket | Wing'),
      'new cloud.Bucket()',
    );
    expect(describePreview(preview)).toBe('Bucket – API – new cloud.Bucket()');
  });

  it('refuses a page without a title', () => {
    expect(() => readPreview('/docs/a', '<html>')).toThrow('/docs/a: the page has no title');
  });
});
