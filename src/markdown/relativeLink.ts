import path from 'node:path';

/** Link from a page to another, both as paths from the repository's folder. Docusaurus turns it into an address. */
export function relativeLink(page: string, target: string): string {
  const relative = path.posix.relative(path.posix.dirname(page), target);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
