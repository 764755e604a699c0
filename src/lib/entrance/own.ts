/**
 * The property of a name that comes from outside. What every object inherits is none: `own(table, 'constructor')` is
 * undefined.
 */
export function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Whether a value has properties by name: an object, and no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
