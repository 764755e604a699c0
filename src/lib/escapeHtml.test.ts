import {describe, expect, it} from 'vitest';
import {escapeHtml} from './escapeHtml';
import {unescapeHtml} from './unescapeHtml';

const TEXT = `Array<T> & "it's"`;

describe('escapeHtml', () => {
  it('leaves nothing that HTML would read as more than text, also within quotes', () => {
    expect(escapeHtml(TEXT)).toBe('Array&#60;T&#62; &#38; &#34;it&#39;s&#34;');
  });
});

describe('unescapeHtml', () => {
  it('restores the text, whichever way it was escaped', () => {
    expect(unescapeHtml(escapeHtml(TEXT))).toBe(TEXT);
    expect(unescapeHtml('Array&lt;T&gt; &amp; &quot;it&#x27;s&quot;')).toBe(TEXT);
  });

  it('leaves alone what only looks like an entity', () => {
    expect(unescapeHtml('a &nbsp; b &; c && d')).toBe('a &nbsp; b &; c && d');
  });
});
