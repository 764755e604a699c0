/** Checks of what a value is made of, for messages from where programs run. */
import {isRecord} from '../messages/plainData';

export type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';

export const isFlag: Check = (value) => typeof value === 'boolean';

export const isAnything: Check = () => true;

/** Not less than zero. */
export const isAmount: Check = (value) => typeof value === 'number' && value >= 0 && value < Infinity;

export const isCount: Check = (value) => Number.isSafeInteger(value) && isAmount(value);

/** One of the keys of a record. */
export const isKeyOf =
  (record: object): Check =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(record, value);

export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

export const recordOf =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check);

/** An object with these fields; it may have others. */
export const shapeOf =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([name, check]) => check(value[name]));
