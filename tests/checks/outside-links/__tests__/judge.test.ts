import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {judgeAnswer, titleOf} from '../judge';
import {outsideLinks} from '../links';

const LEARN = 'https://learn.winglang.io/learn';

describe('a place outside the site', () => {
  it.each([
    [LEARN, 200, 'Learn Wing'],
    ['https://github.com/winglang/wing', 200, 'GitHub - winglang/wing: A programming language for the cloud'],
    [
      'https://github.com/winglang/wing/blob/main/README.md',
      200,
      'wing/README.md at main · winglang/wing · GitHub',
    ],
    ['https://youtu.be/wzqCXrsKWbo', 200, 'A talk about Wing - YouTube'],
    ['https://openai.com/', 403, ''],
  ])('is as expected: %s, %d, "%s"', (link, status, title) => {
    expect(judgeAnswer(link, {status, title})).toBeUndefined();
  });

  it.each([
    [LEARN, 404, 'Not found', `${LEARN}: answers with 404; expected is 200`],
    [LEARN, 403, '', `${LEARN}: answers with 403; expected is 200`],
    [
      LEARN,
      200,
      'This domain is for sale',
      `${LEARN}: its title is "This domain is for sale"; expected is /wing/i`,
    ],
    [
      'https://openai.com/',
      200,
      'Buy followers',
      'https://openai.com/: its title is "Buy followers"; expected is /openai/i',
    ],
    [
      'https://github.com/winglang/wing',
      200,
      'Page not found · GitHub',
      'https://github.com/winglang/wing: its title is "Page not found · GitHub"; expected is /wing/i',
    ],
    [
      'https://youtu.be/x',
      200,
      '- YouTube',
      'https://youtu.be/x: its title is "- YouTube"; expected is /\\S.* - YouTube$/',
    ],
    [
      'https://new.example/',
      200,
      'New',
      'https://new.example/: add the title that pages of new.example have to tests/checks/outside-links/titles.ts',
    ],
  ])('is refused: %s, %d, "%s"', (link, status, title, problem) => {
    expect(judgeAnswer(link, {status, title})).toBe(problem);
  });
});

describe('the title of a page', () => {
  it.each([
    ['<head><title>\n  Learn  Wing\n</title>', 'Learn Wing'],
    ['<TITLE data-x="1">Wing</TITLE>', 'Wing'],
    ['<svg><path/></svg>', ''],
  ])('of %j is "%s"', (html, title) => {
    expect(titleOf(html)).toBe(title);
  });
});

describe('the links that lead out', () => {
  const page = (html: string) => ({path: '/', $: load(html)});
  const linksOf = (...htmls: string[]) => outsideLinks({pages: htmls.map(page)}, 'https://www.winglang.io');

  it('are those of pages and of redirects, each once', () => {
    const links = linksOf(
      '<a href="https://wing.example/a#one">1</a><a href="/docs">docs</a>',
      '<a href="https://wing.example/a#two">2</a><a href="https://www.winglang.io/docs">own</a>',
    );
    expect(links.filter((link) => link.includes('wing.example'))).toEqual(['https://wing.example/a']);
    expect(links).toContain(LEARN);
    expect(links.filter((link) => link.startsWith('https://www.winglang.io'))).toEqual([]);
  });

  it('ask the repository in the place of a form that wants a visitor to sign in', () => {
    expect(linksOf('<a href="https://github.com/a/b/edit/main/docs/x.md">Edit</a>')).toContain(
      'https://github.com/a/b',
    );
    expect(linksOf('<a href="https://github.com/a/b/issues/new?title=x">New</a>')).toContain(
      'https://github.com/a/b',
    );
  });
});
