import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {knownStarCount, loadStarCount} from '@site/src/components/StarButton/starCount';

/** The count to show, or nothing as long as there is none. The built HTML never has one: it would be out of date. */
export function useStarCount(): string | undefined {
  const url = useDocusaurusContext().siteConfig.customFields?.starCountUrl as string;
  const [count, setCount] = useState(knownStarCount);
  useEffect(() => {
    let mounted = true;
    loadStarCount(url)
      .then((loaded) => {
        if (mounted) setCount(loaded);
      })
      .catch(console.error);
    return () => {
      mounted = false;
    };
  }, [url]);
  return count;
}
