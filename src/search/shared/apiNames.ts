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
 * The type among whose members are all of some names: the other way around.
 *
 * @returns nothing for names of something else
 */
export function typeOfMember(member: string, names: readonly string[]): string | undefined {
  const candidates = names.map((name) => {
    if (member === 'new') return name.startsWith('new ') ? name.slice(4) : undefined;
    return name.endsWith(`.${member}`) ? name.slice(0, -member.length - 1) : undefined;
  });
  return candidates.findLast(
    (type) => type !== undefined && memberNames(member, type).join() === names.join(),
  );
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

export function shortName(type: string): string {
  return type.slice(type.lastIndexOf('.') + 1);
}

/** The full name of a type from a heading that may leave out its module; `Array<T>` needs none. */
export function fullName(heading: string, module: string): string {
  if (heading.includes('<')) return heading.replace(/<.*/, '');
  return heading.includes('.') || !module ? heading : `${module}.${heading}`;
}
