// Leaves the body of an example's page: its front matter is read by `frontMatter.ts`. Empty lines take its place, so that
// messages tell the right line.
export default function pageBodyLoader(page) {
  return page.replace(/^---\r?\n[\s\S]*?\r?\n---/, (matter) => matter.replace(/[^\n]/g, ''));
}
