import {afterEach, describe, expect, it, vi} from 'vitest';
import {EMBED_CLASS} from '../../config/embed';
import {readColours, showColours, toColourChoice} from './colours';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  ['blue', 'system'],
  ['', 'system'],
  [null, 'system'],
  [undefined, 'system'],
])('the choice that is kept as %j is %s', (kept, choice) => {
  expect(toColourChoice(kept)).toBe(choice);
});

describe('the choice of a reader', () => {
  const choiceAt = (search: string, getItem: (name: string) => string | null) => {
    vi.stubGlobal('document', {documentElement: {className: 'docs-wrapper'}});
    vi.stubGlobal('location', {search});
    vi.stubGlobal('localStorage', {getItem});
    return readColours('theme');
  };

  it('is what is kept under the name', () => {
    expect(choiceAt('', (name) => (name === 'theme' ? 'dark' : 'light'))).toBe('dark');
  });

  it('is that of the address before what is kept', () => {
    expect(choiceAt('?docusaurus-theme=light', () => 'dark')).toBe('light');
    expect(choiceAt('?theme=light', () => 'dark')).toBe('dark');
  });

  it('is that of the system where nothing is kept, or nothing can be', () => {
    expect(choiceAt('', () => null)).toBe('system');
    const refuse = () => {
      throw new Error('The storage is switched off.');
    };
    expect(choiceAt('', refuse)).toBe('system');
    expect(choiceAt('?docusaurus-theme=dark', refuse)).toBe('dark');
  });
});

it.each([
  ['?docusaurus-theme=light', 'light'],
  ['?docusaurus-theme=blue', 'system'],
  ['', 'system'],
])('the page that other sites show leaves alone what is stored: its choice at %j is %s', (search, choice) => {
  const getItem = vi.fn(() => 'dark');
  vi.stubGlobal('document', {documentElement: {className: EMBED_CLASS}});
  vi.stubGlobal('location', {search});
  vi.stubGlobal('localStorage', {getItem});
  expect(readColours('theme')).toBe(choice);
  expect(getItem).not.toHaveBeenCalled();
});

describe('a page', () => {
  const shown = (choice: 'system' | 'light' | 'dark', preferred: 'light' | 'dark' | 'none') => {
    const dataset: Record<string, string> = {};
    vi.stubGlobal('document', {documentElement: {dataset}});
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === `(prefers-color-scheme: ${preferred})`,
    }));
    showColours(choice);
    return dataset;
  };

  it('has the colours of the choice', () => {
    expect(shown('light', 'dark')).toEqual({themeChoice: 'light', theme: 'light'});
    expect(shown('dark', 'light')).toEqual({themeChoice: 'dark', theme: 'dark'});
  });

  it('has the colours of the system, and is dark where that prefers none', () => {
    expect(shown('system', 'light')).toEqual({themeChoice: 'system', theme: 'light'});
    expect(shown('system', 'dark')).toEqual({themeChoice: 'system', theme: 'dark'});
    expect(shown('system', 'none')).toEqual({themeChoice: 'system', theme: 'dark'});
  });
});
