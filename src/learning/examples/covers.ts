import {dirname, join} from 'node:path';
import {GENERATED} from './frontMatter';
import type {ExampleEntry} from './types';
import {type BuiltinPlatform, isBuiltin, type Platform} from '../../wing/language/platforms';

/** A diagram that is drawn when the bundler asks for the page. */
export type Undrawn = {
  /** Path of the program. */
  readonly entrypoint: string;
  readonly platform: BuiltinPlatform;
  /** Whether it has only what fits a card. @default false */
  readonly isForCard?: boolean;
};

/** A picture before the bundler knows its address: a diagram, or the path of a file. */
export type CoverSource = {readonly file: string} | {readonly diagram: Undrawn};

export type CoveredExample = ExampleEntry & {
  readonly cover: CoverSource;
  readonly platformCovers: Readonly<Partial<Record<Platform, CoverSource>>>;
};

export function chooseCovers(entry: ExampleEntry): CoveredExample {
  const platformCovers: Partial<Record<Platform, CoverSource>> = {};
  for (const platform of entry.platform) {
    const value = entry.coverImageOptions[platform] ?? (isDrawn(entry, platform) ? GENERATED : undefined);
    if (value !== undefined) platformCovers[platform] = toCover(entry, value, platform);
  }
  return {...entry, cover: toCover(entry, entry.coverImage, 'sim'), platformCovers};
}

/** A diagram differs from platform to platform, so an example with one has one for each that the toolchain knows. */
function isDrawn({coverImage}: ExampleEntry, platform: Platform): boolean {
  return coverImage === GENERATED && platform !== 'sim' && isBuiltin(platform);
}

function toCover({sourcePath, program}: ExampleEntry, value: string, platform: Platform): CoverSource {
  if (value === GENERATED && program && isBuiltin(platform))
    return {diagram: {entrypoint: program.entrypoint, platform}};
  return {file: join(dirname(sourcePath), value)};
}
