/**
 * The errors that a build ends with. Those that a reader may see in the browser are in `tests/e2e`: `loading`,
 * `crash-page`, `not-found` and `storage`.
 */
import {stripVTControlCharacters} from 'node:util';
import {beforeAll, describe, expect, it} from 'vitest';
import {buildErrors, NAVBAR, PAGES, SIDEBAR} from './sites';

const BUILD_LIMIT = 120_000;
let messages: Record<string, string> = {};

beforeAll(async () => {
  const found = await buildErrors({pages: PAGES, navbar: NAVBAR, sidebar: SIDEBAR}, BUILD_LIMIT);
  messages = Object.fromEntries(
    Object.entries(found).map(([name, text]) => [name, stripVTControlCharacters(text)]),
  );
}, BUILD_LIMIT + 10_000);

describe('a build fails on', () => {
  it.each([
    [
      'a page without a default export',
      'pages',
      "The page component at /no-default-export doesn't have a default export.",
    ],
    [
      'a translation without id and message',
      'pages',
      'Docusaurus translation declarations must have at least a translation id or a default translation message',
    ],
    [
      'a translation that is no simple text',
      'pages',
      'The Docusaurus <Translate> component only accept simple string values',
    ],
    [
      'a navbar item whose type has no component',
      'pages',
      'No NavbarItem component found for type "custom-button".',
    ],
    [
      'a navbar item of a sidebar with nothing to link to',
      'pages',
      'DocSidebarNavbarItem: Sidebar with ID "empty" doesn\'t have anything to be linked to.',
    ],
    ['a navbar item of an unknown type', 'navbar', 'Bad navbar item type'],
    ['a sidebar that names an unknown document', 'sidebar', 'secnod'],
  ])('%s', (_situation, site, message) => {
    expect(messages[site]).toContain(message);
  });

  it('a navbar item of an unknown document, and lists the known ones', () => {
    expect(messages.pages).toMatch(
      /Couldn't find any doc with id "frist"[^]*?Available doc ids are:\s*- first/,
    );
  });

  it('a navbar item of an unknown sidebar, and lists the known ones', () => {
    expect(messages.pages).toMatch(
      /Can't find any sidebar with id "guide"[^]*?Available sidebar ids are:\s*- guides\s*- empty/,
    );
  });

  it('an unknown document in a sidebar, and lists the known ones', () => {
    expect(messages.sidebar).toMatch(/Available document ids are:\s*- first/);
  });
});
