import {HighlightStyle} from '@codemirror/language';
import {Tag} from '@lezer/highlight';

/**
 * Kinds of tokens with the classes of the highlighter of the pages, so that `src/shell/css` colours both. CodeMirror already has
 * tags named `variable` and `property`, so those are `binding` and `key` here.
 */
export const TOKEN_CLASSES = {
  comment: 'token comment',
  docComment: 'token comment',
  string: 'token string',
  escape: 'token string',
  interpolation: 'token text',
  intrinsic: 'token property',
  number: 'token number',
  duration: 'token number',
  definition: 'token type',
  namespace: 'token type',
  binding: 'token property',
  key: 'token property',
  phase: 'token phase',
  keyword: 'token keyword',
  boolean: 'token number',
  nil: 'token number',
  builtinType: 'token type',
  className: 'token type',
  function: 'token function',
  operator: 'token punctuation',
  punctuation: 'token punctuation',
} as const;

export type TokenName = keyof typeof TOKEN_CLASSES;

export const tokenTable = Object.fromEntries(
  Object.keys(TOKEN_CLASSES).map((name) => [name, Tag.define()]),
) as Record<TokenName, Tag>;

export const tokenStyle = HighlightStyle.define(
  Object.entries(TOKEN_CLASSES).map(([name, classes]) => ({
    tag: tokenTable[name as TokenName],
    class: classes,
  })),
);
