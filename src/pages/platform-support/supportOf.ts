import type {PlatformSupport} from '../../reference/platforms';
import {BUILTIN_PLATFORMS} from '../../wing/language/platforms';
import {knownBugOf} from './knownBugs';
import type {Matrix} from './matrix';

/** The answers of the matrix, for the entries of the reference. */
export function supportOf({resources}: Matrix): PlatformSupport {
  return (resource, member) => {
    const row = resources[resource]?.[member];
    return (
      row &&
      BUILTIN_PLATFORMS.map((platform) => {
        const answer = row[platform];
        return {
          platform,
          answer: typeof answer === 'string' ? answer : 'no',
          bug: knownBugOf(resource, member, platform),
        };
      })
    );
  };
}
