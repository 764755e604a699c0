import type {WingType} from '../typeSyntax';

/** A type with a name, and what differs from a plain one. */
export function typeOf(name: string, more: Partial<WingType> = {}): WingType {
  return {name, args: [], isOptional: false, ...more};
}
