import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {describe, expect, it} from 'vitest';
import {withSummaries} from '../summaries';

const PAGES = {
  blogListComponent: '@theme/BlogListPage',
  blogTagsPostsComponent: '@theme/BlogTagsPostsPage',
  blogAuthorsPostsComponent: '@theme/Blog/Pages/BlogAuthorsPostsPage',
  blogArchiveComponent: '@theme/BlogArchivePage',
};

const POST = {
  id: '/post',
  content: 'The whole text',
  metadata: {
    source: '@site/blog/post.md',
    permalink: '/blog/post',
    title: 'Post',
    description: 'About it.',
    date: new Date('2023-02-17'),
    tags: [],
    authors: [{name: 'Wing'}],
    readingTime: 1,
    hasTruncateMarker: true,
    unlisted: false,
    frontMatter: {original: {url: 'https://x.example'}, other: 1},
  },
} as unknown as BlogPost;

const list = (path: string) => ({
  path: '/blog',
  component: PAGES.blogListComponent,
  modules: {sidebar: 'sidebar.json', items: [{content: {path, __import: true, query: {truncated: true}}}]},
  props: {metadata: {}},
});

describe('withSummaries', () => {
  it('gives a list what it shows of its posts, in place of their modules', () => {
    const route = withSummaries(list('@site/blog/post.md'), [POST], PAGES);
    expect(route.modules).toEqual({sidebar: 'sidebar.json'});
    expect(route.props).toMatchObject({
      metadata: {},
      items: [
        {
          content: {
            metadata: {permalink: '/blog/post', description: 'About it.'},
            frontMatter: {original: {url: 'https://x.example'}},
          },
        },
      ],
    });
    expect(JSON.stringify(route)).not.toMatch(/The whole text|other/);
  });

  it('gives the archive titles and dates', () => {
    const archive = {
      path: '/blog/archive',
      component: PAGES.blogArchiveComponent,
      props: {archive: {blogPosts: [POST]}},
    };
    expect(withSummaries(archive as never, [POST], PAGES).props).toEqual({
      archive: {blogPosts: [{metadata: {permalink: '/blog/post', title: 'Post', date: POST.metadata.date}}]},
    });
  });

  it('leaves other pages alone', () => {
    const post = {path: '/blog/post', component: '@theme/BlogPostPage', modules: {content: 'x'}};
    expect(withSummaries(post as never, [POST], PAGES)).toBe(post);
  });

  it('refuses a list of posts that are not there, or of another form', () => {
    expect(() => withSummaries(list('@site/blog/none.md') as never, [POST], PAGES)).toThrow(
      '/blog: @site/blog/none.md is none of the posts.',
    );
    expect(() => withSummaries({...list(''), modules: {}}, [POST], PAGES)).toThrow(
      '/blog: this list has no posts among its modules.',
    );
  });
});
