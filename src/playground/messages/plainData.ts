/** How much of a message is looked at before it is taken for too large. */
const MAX_VALUES = 200_000;
const MAX_CHARACTERS = 20_000_000;
const MAX_DEPTH = 200;

/** Whether a value consists of what JSON knows, and of `undefined`, and is of a size that a page can handle. */
export function isPlainData(value: unknown): boolean {
  let values = 0;
  let characters = 0;
  const isPlain = (part: unknown, depth: number): boolean => {
    if (++values > MAX_VALUES || depth > MAX_DEPTH) return false;
    if (typeof part === 'string') return (characters += part.length) <= MAX_CHARACTERS;
    if (part === null || part === undefined) return true;
    if (typeof part === 'boolean' || typeof part === 'number') return true;
    if (Array.isArray(part)) return part.every((item) => isPlain(item, depth + 1));
    if (!isRecord(part)) return false;
    return Object.entries(part).every(
      ([key, item]) => (characters += key.length) <= MAX_CHARACTERS && isPlain(item, depth + 1),
    );
  };
  return isPlain(value, 0);
}

/** Whether a value is an object with no class of its own. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
