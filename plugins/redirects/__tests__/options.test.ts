import {describe, expect, it} from 'vitest';
import {redirects} from '../../../src/config/redirects';
import {validateOptions} from '../options';

describe('validateOptions', () => {
  it("accepts the site's own list", () => {
    expect(validateOptions({options: {rules: redirects}})).toEqual({rules: redirects});
  });

  it.each([
    ['a hash in the old path', {'/old#part': '/new'}, '"/old#part" is not a path to redirect from'],
    ['a slash at the end', {'/old/': '/new'}, '"/old/" is not a path'],
    ['a file name', {'/old.html': '/new'}, '"/old.html" is not a path'],
    ['a star outside the wildcards', {'/old/*': '/new'}, '"/old/*" is not a path'],
    ['a relative target', {'/old': 'new'}, '"/old" leads to "new"'],
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
    ['no star in the target', {'/old/*': '/new'}, 'it ends in "/*"'],
    ['a target below itself', {'/old/*': '/old/new/*'}, '"/old/*" leads into itself'],
  ])('refuses a wildcard with %s', (_what, wildcards, message) => {
    expect(() => validateOptions({options: {rules: {exact: {}, wildcards}}})).toThrow(message);
  });

  it.each([
    ['a slash at the end', {'/old/': '/new'}, '"/old/" is not a folder'],
    ['a star', {'/old': '/new/*'}, '"/new/*" is not a folder'],
    ['a loop of one', {'/old': '/old'}, '"/old" leads to itself'],
  ])('refuses a folder with %s', (_what, folders, message) => {
    expect(() => validateOptions({options: {rules: {exact: {}, folders, wildcards: {}}}})).toThrow(message);
  });

  it('names every problem at once', () => {
    const rules = {exact: {'/a/': '/b', '/c': 'd'}, wildcards: {'/e': '/f'}};
    expect(() => validateOptions({options: {rules}})).toThrow(/"\/a\/".*\n.*"\/c".*\n.*"\/e"/);
  });
});
