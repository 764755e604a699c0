import type {CheckFailure} from '../../wing/checker/outcome';

/** The toolchain's own words, without the excerpt of the program that they point at. */
export function toMessage({text}: CheckFailure): string {
  return text
    .replace(/^Error: /, '')
    .split(/\n\s*-->/)[0]!
    .trim();
}
