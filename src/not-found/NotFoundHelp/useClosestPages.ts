import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {closestPaths} from '@site/src/not-found/closestPaths';
import {FILE_NAME, type SitePath} from '@site/src/not-found/sitePaths';

const MOST_PROPOSALS = 5;

/** The pages closest to a path. None until their list has arrived, and none where there is no list. */
export function useClosestPages(pathname: string): readonly SitePath[] {
  const pages = useSitePaths();
  const titles = new Map(pages);
  return closestPaths(pathname, [...titles.keys()], MOST_PROPOSALS).map((path) => [
    path,
    titles.get(path) ?? path,
  ]);
}

function useSitePaths(): readonly SitePath[] {
  const url = useBaseUrl(`/${FILE_NAME}`);
  const [pages, setPages] = useState<readonly SitePath[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    fetch(url, {signal: controller.signal})
      .then((response) => response.json() as Promise<readonly SitePath[]>)
      .then(setPages)
      // The list is a help and no more: without it, and in the development server, the other ways on remain.
      .catch(() => undefined);
    return () => controller.abort();
  }, [url]);
  return pages;
}
