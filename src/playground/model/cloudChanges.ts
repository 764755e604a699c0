/** What an edit changes in what a cloud would get. */
import {describePermission, nameOfPath, toPermissions} from './permissions';
import type {ResourceCall} from '../messages/runEvents';
import type {TerraformConfig} from './terraform';

/** How long the page waits after the last key before it compiles for the clouds again. */
export const DEBOUNCE_MILLISECONDS = 150;

export interface CloudChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Resources whose content differs, but for the hash of their code. */
  readonly changed: readonly string[];
}

export interface CloudState {
  readonly config: TerraformConfig;
  readonly calls: readonly ResourceCall[];
}

export function changesBetween(before: CloudState, after: CloudState): CloudChanges {
  const [old, now] = [textsOf(before), textsOf(after)];
  return {
    added: [...now.keys()].filter((name) => !old.has(name)),
    removed: [...old.keys()].filter((name) => !now.has(name)),
    changed: [...now].filter(([name, text]) => old.has(name) && old.get(name) !== text).map(([name]) => name),
  };
}

/** Resources by their addresses, and permissions by their sentences. */
function textsOf({config, calls}: CloudState): Map<string, string> {
  const permissions = toPermissions(calls).flatMap(({function: caller, permissions: own}) =>
    own.map((permission) => `${nameOfPath(caller)} ${describePermission(permission)}`),
  );
  return new Map([
    ...permissions.map((sentence) => [sentence, ''] as const),
    ...config.resources.map(({address, text}) => [address, text.replace(ASSET_HASH, '')] as const),
  ]);
}

/** The code of a function is named by its hash: `asset.c8ca3048.HASH.zip`, `assets/NAME/HASH/archive.zip`. */
const ASSET_HASH = /(?<=[./])[\da-f]{32}(?=\.zip|\/archive\.zip)/gi;
