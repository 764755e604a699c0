/** It has no types; `lint.ts` says what it is used as. */
declare module 'textlint-rule-prh' {
  const rule: unknown;
  export default rule;
}
