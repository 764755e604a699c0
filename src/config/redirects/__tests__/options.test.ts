import {describe, expect, it} from 'vitest';
import {redirects} from '../list';
import {validateOptions} from '../options';

describe('validateOptions', () => {
  it("accepts the site's own list", () => {
    expect(validateOptions({options: {rules: redirects}})).toEqual({rules: redirects});
  });

  it('accepts every kind of target', () => {
    const targets = ['/', '/a/b', '/a#b', 'http://example.org', 'https://example.org/a?b#c'];
    const rules = {exact: Object.fromEntries(targets.map((to, at) => [`/old/${at}`, to])), wildcards: {}};
    expect(validateOptions({options: {rules}})).toEqual({rules});
  });

  it('needs a list', () => {
    expect(() => validateOptions({options: {}})).toThrow('the option "rules" is missing');
  });

  it.each([
    ['no slash at the beginning', {'old/page': '/new'}, '"old/page" is not a path to redirect from'],
    ['a hash in the old path', {'/old#part': '/new'}, '"/old#part" is not a path to redirect from'],
    ['a slash at the end', {'/old/': '/new'}, '"/old/" is not a path'],
    ['a file name', {'/old.html': '/new'}, '"/old.html" is not a path'],
    ['a star outside the wildcards', {'/old/*': '/new'}, '"/old/*" is not a path'],
    ['a relative target', {'/old': 'new/page'}, '"/old" leads to "new/page"'],
    ['a target with a slash at the end', {'/old': '/new/'}, '"/old" leads to "/new/"'],
    ['a target that is no address', {'/old': 'https://'}, '"/old" leads to "https://"'],
    ['a loop of one', {'/old': '/old'}, '"/old" leads to itself'],
    ['a section with its hash sign', {'/old': {to: '/new', sections: {'#a': '/a'}}}, 'without "#"'],
    ['a section that leads nowhere', {'/old': {to: '/new', sections: {a: 'a'}}}, '"/old" leads to "a"'],
  ])('refuses %s', (_what, exact, message) => {
    expect(() => validateOptions({options: {rules: {exact, wildcards: {}}}})).toThrow(message);
  });

  it.each([
    ['no star', {'/old': '/new/*'}, '"/old" is not a wildcard'],
    ['no slash at the beginning', {'old/a/*': '/new/*'}, '"old/a/*" is not a wildcard'],
    ['a star inside', {'/old/*/a': '/new/*'}, '"/old/*/a" is not a wildcard'],
    ['no star in the target', {'/old/*': '/new'}, 'it ends in "/*"'],
    ['a target below itself', {'/old/*': '/old/new/*'}, '"/old/*" leads into itself'],
  ])('refuses a wildcard with %s', (_what, wildcards, message) => {
    expect(() => validateOptions({options: {rules: {exact: {}, wildcards}}})).toThrow(message);
  });

  it.each([
    ['a slash at the end', {'/old/': '/new'}, '"/old/" is not a folder'],
    ['a star', {'/old': '/new/*'}, '"/new/*" is not a folder'],
    ['a loop of one', {'/old': '/old'}, '"/old" leads to itself'],
    ['no slash at the beginning', {'docs/old': '/new'}, '"docs/old" is not a folder'],
  ])('refuses a folder with %s', (_what, folders, message) => {
    expect(() => validateOptions({options: {rules: {exact: {}, folders, wildcards: {}}}})).toThrow(message);
  });

  it('says what is allowed', () => {
    const rules = {exact: {'/old?a': 'new'}, wildcards: {}};
    expect(() => validateOptions({options: {rules}})).toThrow(
      'src/config/redirects/list.ts:\n' +
        '- "/old?a" is not a path to redirect from: it starts with a slash, ends without one and without ".html", ' +
        'and has no "?", "#" and "*". A hash belongs in "sections".\n' +
        '- "/old?a" leads to "new": ' +
        'allowed are a path that starts with "/" and ends without one, and an http(s) address.',
    );
  });

  it('names every problem at once', () => {
    const rules = {exact: {'/a/': '/b', '/c': 'd'}, wildcards: {'/e': '/f'}};
    expect(() => validateOptions({options: {rules}})).toThrow(/"\/a\/".*\n.*"\/c".*\n.*"\/e"/);
  });
});
