import {HighlightStyle} from '@codemirror/language';
import {Tag} from '@lezer/highlight';

/**
 * Kinds of tokens with the classes of the highlighter of the pages, so that `src/css` colours both. CodeMirror already has
 * tags named `variable` and `property`, so those are `binding` and `key` here.
 */
export const TOKEN_CLASSES = {
  comment: 'token comment',
  docComment: 'token doc-comment comment',
  string: 'token string',
  escape: 'token escape char',
  interpolation: 'token interpolation-punctuation punctuation',
  intrinsic: 'token intrinsic builtin',
  number: 'token number',
  duration: 'token duration number',
  definition: 'token class-definition class-name',
  namespace: 'token namespace',
  binding: 'token variable',
  key: 'token property',
  phase: 'token phase keyword',
  keyword: 'token keyword',
  boolean: 'token boolean',
  nil: 'token nil constant',
  builtinType: 'token builtin',
  className: 'token class-name',
  function: 'token function',
  operator: 'token operator',
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
