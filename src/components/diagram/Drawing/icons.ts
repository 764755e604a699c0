import {own} from '../../../lib/entrance/own';

/** Each is one stroke on a field of 16 by 16. */
const ICONS: Readonly<Record<string, string>> = {
  Api: 'M5 3 2 8l3 5M11 3l3 5-3 5M9 4 7 12',
  API: 'M5 3 2 8l3 5M11 3l3 5-3 5M9 4 7 12',
  Bucket: 'M2.5 4h11L12 13.5H4zM2.5 4c0-1.1 2.5-2 5.5-2s5.5.9 5.5 2',
  Counter: 'M6 2 5 14M11 2l-1 12M2 6h12M2 10h12',
  File: 'M4 2h5l3 3v9H4zM9 2v3h3',
  Function: 'M4 3h2l6 10M8 7l-4 6',
  Log: 'M3 3h10M3 6.5h10M3 10h10M3 13.5h6',
  Permission: 'M8 2l5 2v4c0 3-2 5-5 6-3-1-5-3-5-6V4z',
  Program: 'M2 3h12v10H2zM4.5 6l2 2-2 2M8.5 10.5h3',
  Queue: 'M2 4.5h12M2 8h12M2 11.5h12',
  Schedule: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2M8 4.5V8l2.5 1.5',
  Secret: 'M3.5 7.5h9V14h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5',
  Service: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2M6.5 5.5v5l4-2.5z',
  Table: 'M2 3h12v10H2zM2 6.5h12M2 10h12M6.5 3v10',
  Topic: 'M3 6.5v3h2.5L11 13V3L5.5 6.5zM13 6.5c.8.8.8 2.2 0 3',
  User: 'M8 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6M2.5 14c.5-3 2.5-4.5 5.5-4.5s5 1.5 5.5 4.5',
  Website: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2M2 8h12M8 2c2.6 3 2.6 9 0 12M8 2c-2.6 3-2.6 9 0 12',
};

const ANYTHING = 'M8 2l5.5 3v6L8 14l-5.5-3V5zM8 8v6M8 8l5.5-3M8 8 2.5 5';

export function iconOf(kind: string): string {
  return own(ICONS, kind) ?? ANYTHING;
}
