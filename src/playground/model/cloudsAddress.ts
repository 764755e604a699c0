/** The clouds in the query of the playground's address: a link can open the page with them chosen. Nothing is compiled by itself. */
import {CLOUD_PLATFORMS, type CloudPlatform} from '../../wing/language/platforms';

/** The query that chooses clouds, with its question mark. */
export function cloudsQuery(clouds: readonly CloudPlatform[]): string {
  return `?clouds=${clouds.join()}`;
}

/** @returns nothing where the address names no cloud */
export function cloudsOfAddress(address: string): readonly CloudPlatform[] | undefined {
  const names = /^[^#]*[?&]clouds=([\w,-]*)/.exec(address)?.[1]?.split(',') ?? [];
  const clouds = CLOUD_PLATFORMS.filter((cloud) => names.includes(cloud));
  return clouds.length > 0 ? clouds : undefined;
}
