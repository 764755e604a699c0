import {onPage} from '../../lib/page/page';
import type {SiteSettings} from '../../lib/page/settings';
import {storedValue} from '../../lib/page/storage';

/** Forgets a preferred version of the documentation that does not exist any more. There is one of each, so none is stored now. */
export function docsVersions({docsVersions: versions, storageSuffix}: SiteSettings): void {
  onPage(() => {
    for (const [id, names] of Object.entries(versions)) {
      const preferred = storedValue(`docs-preferred-version-${id}${storageSuffix}`);
      const name = preferred.get();
      if (name !== null && !names.includes(name)) preferred.delete();
    }
  });
}
