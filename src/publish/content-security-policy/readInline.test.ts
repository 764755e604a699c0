import {describe, expect, it} from 'vitest';
import {readInline} from './readInline';

describe('the scripts within a page', () => {
  it('are those that a browser runs, with their texts as they are', () => {
    const html =
      '<meta charset=utf-8>\n<script>a("&amp;</p>")</script>\n<script type=speculationrules>{}</script>' +
      '<script type=application/ld+json>{"a":1}</script><script src=/a.js></script>';
    expect(readInline(html, true)).toEqual({
      scripts: [
        {text: 'a("&amp;</p>")', line: 2},
        {text: '{}', line: 3},
      ],
      refused: [],
    });
  });
});

describe('what a policy refuses', () => {
  it.each([
    ['<style>p{}</style>', 'No page has <style>.'],
    ['<base href=/>', 'No page has <base>.'],
    ['<object data=/x></object>', 'No page has <object>.'],
    ['<p style="color: red">', 'style="color: red"'],
    ['<img src=/x onerror=a()>', 'onerror="a()"'],
    ['<a href=" JavaScript:a()">', 'do this in a script'],
    ['<iframe srcdoc="<p>"></iframe>', 'srcdoc'],
    ['<iframe src=https://other.example></iframe>', '<iframe> of https://other.example'],
    ['<script src=//other.example/a.js></script>', '<script> of //other.example/a.js'],
    ['<script src=data:text/javascript,a></script>', '<script> of data:'],
    ['<img src=https://other.example/a.png>', '<img> of'],
    ['<link rel=stylesheet href=https://other.example/a.css>', '<link> of'],
    ['<form action=https://other.example>', '<form> of'],
  ])('%s is found with its line', (element, problem) => {
    const {refused} = readInline(`<p>\n<p>\n${element}`, true);
    expect(refused).toEqual([{line: 3, problem: expect.stringContaining(problem)}]);
  });

  it.each([
    '<a href=https://other.example>',
    '<link rel=canonical href=https://other.example>',
    '<img src=data:image/avif;base64,AAAA>',
    '<img src=/a.png>',
    '<form action=/search>',
    '<p title="style=x onclick=y">',
  ])('%s is none of it', (element) => {
    expect(readInline(element).refused).toEqual([]);
  });
});
