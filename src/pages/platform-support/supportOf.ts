import type {PlatformSupport} from '../../reference/platforms';
import {BUILTIN_PLATFORMS} from '../../wing/language/platforms';
import {knownBugOf} from '../../wing/language/knownBugs';
import type {Matrix} from './matrix';
import {toWord} from './memberTable';

/** The answers of the matrix, for the entries of the reference. */
export function supportOf({resources}: Matrix): PlatformSupport {
  return (resource, member) => {
    const row = resources[resource]?.[member];
    return (
      row &&
      BUILTIN_PLATFORMS.map((platform) => ({
        platform,
        answer: toWord(row[platform]),
        bug: knownBugOf(resource, member, platform),
      }))
    );
  };
}
