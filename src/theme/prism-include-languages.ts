/**
 * The theme registers languages with the highlighter when a page loads. Code is highlighted when the site is built
 * (`src/samples`), so there is nothing to register, and no grammar is sent to readers.
 */
export default function registerNoLanguages(): void {}
