import type {BuiltinPlatform} from '../../wing/language/platforms';

/** An option that changes the output although nothing reads it, so that comparing outputs does not detect it. */
interface Unread {
  readonly resource: string;
  readonly member: string;
  readonly platform: BuiltinPlatform;
  /** The word, and the file of the SDK that would have to read it. */
  readonly word: string;
  readonly reader: string;
}

/** A test makes sure that the files do not have the words. */
export const UNREAD: readonly Unread[] = [
  {
    resource: 'cloud.Bucket',
    member: 'new(forceDestroy:)',
    platform: 'sim',
    word: 'forceDestroy',
    reader: 'lib/target-sim/bucket.inflight.js',
  },
];
