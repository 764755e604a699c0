// Removes the front matter of an example's page, which `frontMatter.ts` reads. Empty lines take its place, so that line
// numbers in messages stay right.
export default function pageBodyLoader(page) {
  return page.replace(/^---\r?\n[\s\S]*?\r?\n---/, (matter) => matter.replace(/[^\n]/g, ''));
}
