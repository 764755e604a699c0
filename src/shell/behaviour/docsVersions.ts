import {onPage} from '../../lib/page/page';
import {closest} from '../../lib/page/press';
import type {DocsVersion, SiteSettings} from '../../lib/page/settings';
import {storedValue} from '../../lib/page/storage';

declare const HAS_DOCS_VERSIONS: boolean;

/**
 * Keeps the version of the documentation that a reader has chosen, for each docs plugin, and forgets one that does not exist any
 * more. Menus of pages that belong to no version lead to it.
 */
export function docsVersions({docsVersions: versions, manyDocsVersions, storageSuffix}: SiteSettings): void {
  const preferred = (id: string) => storedValue(`docs-preferred-version-${id}${storageSuffix}`);
  onPage(() => {
    for (const [id, names] of Object.entries(versions)) {
      const name = preferred(id).get();
      if (name !== null && !names.includes(name)) preferred(id).delete();
    }
  });
  if (!HAS_DOCS_VERSIONS) return;
  const plugins = Object.entries(manyDocsVersions!);
  document.addEventListener('click', (event) => {
    const link = closest(event, '[data-docs-version]');
    if (!(link instanceof HTMLAnchorElement)) return;
    for (const [id, all] of plugins) {
      const chosen = versionOf(link.pathname, all);
      if (chosen) preferred(id).set(chosen.name);
    }
  });
  onPage(() => {
    for (const [id, all] of plugins) {
      const chosen = all.find(({name}) => name === preferred(id).get());
      if (chosen && !versionOf(new URL(document.URL).pathname, all)) leadTo(chosen, all);
    }
  });
}

/** The version that a path belongs to. The path of one may begin with that of another. */
function versionOf(path: string, versions: readonly DocsVersion[]): DocsVersion | undefined {
  return versions
    .filter((version) => path === version.path || path.startsWith(`${version.path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];
}

/** Lets the menus lead to a version, to the same page where it has it. */
function leadTo(chosen: DocsVersion, all: readonly DocsVersion[]): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[href]:not([data-docs-version])')) {
    const version = versionOf(link.pathname, all);
    if (!version || version === chosen) continue;
    const page = link.pathname.slice(version.path.length);
    const path = chosen.pages.includes(page) ? chosen.path + page : chosen.main;
    link.setAttribute('href', path + link.hash);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('summary + ul [data-docs-version]')) {
    const label = link.closest('details')!.firstElementChild!;
    const isShown = all.some((version) => version.label === label.textContent);
    if (isShown && all.includes(versionOf(link.pathname, all)!)) label.textContent = chosen.label;
  }
}
