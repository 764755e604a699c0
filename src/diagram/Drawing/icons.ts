import {own} from '../../lib/entrance/own';

/** Each is one stroke on a field of 16 by 16. */
const ICONS: Readonly<Record<string, string>> = {
  Api: 'M5 3 2 8l3 5M11 3l3 5-3 5M9 4 7 12',
  Bucket: 'M2.5 4h11L12 13.5H4zM2.5 4c0-1.1 2.5-2 5.5-2s5.5.9 5.5 2',
  Counter: 'M6 2 5 14M11 2l-1 12M2 6h12M2 10h12',
  Function: 'M4 3h2l6 10M8 7l-4 6',
  Queue: 'M2 4.5h12M2 8h12M2 11.5h12',
  Service: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2M6.5 5.5v5l4-2.5z',
  Website: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2M2 8h12M8 2c2.6 3 2.6 9 0 12M8 2c-2.6 3-2.6 9 0 12',
};

const ANYTHING = 'M8 2l5.5 3v6L8 14l-5.5-3V5zM8 8v6M8 8l5.5-3M8 8 2.5 5';

export function iconOf(kind: string): string {
  return own(ICONS, kind) ?? ANYTHING;
}
