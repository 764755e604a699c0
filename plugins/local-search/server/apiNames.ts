/** Names of types and members, as a reader types them. */

/** Names of a type: `Bucket`, `cloud.Bucket`. */
export function typeNames(type: string): string[] {
  return [...new Set([shortName(type), type])];
}

/** Names of a member: `Bucket.put`, `put`, `cloud.Bucket.put`; those of a constructor begin with `new`. */
export function memberNames(member: string, type: string): string[] {
  const types = typeNames(type);
  if (member === 'new') return types.map((name) => `new ${name}`);
  const [first, ...others] = types.map((name) => `${name}.${member}`);
  return [first!, member, ...others];
}

/**
 * The type, or the module, that a member's signature names.
 *
 * @param signature `new cloud.Bucket(…)` and `cloud.Bucket.from(…)` name one, `put(…)` does not
 * @param member name in the heading over the signature
 */
export function ownerInSignature(signature: string, member: string): string | undefined {
  const [, isNew, called] = /^(new )?([\w.]+)/.exec(signature) ?? [];
  if (isNew) return called;
  return called?.endsWith(`.${member}`) ? called.slice(0, -member.length - 1) : undefined;
}

/** The part of a name before its last dot: `cloud` of `cloud.Bucket`; empty where there is none. */
export function moduleOf(type: string): string {
  return type.slice(0, Math.max(0, type.lastIndexOf('.')));
}

function shortName(type: string): string {
  return type.slice(type.lastIndexOf('.') + 1);
}
