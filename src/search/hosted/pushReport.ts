import {type HostedRecord, MAX_RECORD_BYTES, recordBytes} from './hostedRecords';
import {SECTIONS} from '../../config/sections';

/** Kinds of records in the local index, and pieces of text, which are separate records in the hosted one. */
const COLUMNS = ['page', 'heading', 'member', 'text'] as const;

/** Reports what is pushed: a table of counts by section and kind, the total size, and the largest record. */
export function formatPushReport(records: readonly HostedRecord[]): string {
  const rows = SECTIONS.map(({id, label}) =>
    rowOf(
      label,
      records.filter(({section}) => section === id),
    ),
  );
  const table = [['section', ...COLUMNS, 'all'], ...rows, rowOf('all', records)];
  const sizes = records.map((record) => ({record, bytes: recordBytes(record)}));
  const largest = sizes.reduce<(typeof sizes)[number] | undefined>(
    (most, one) => (most && most.bytes >= one.bytes ? most : one),
    undefined,
  );
  const bytes = sizes.reduce((sum, one) => sum + one.bytes, 0);
  return [
    ...table.map((row) => row.map((cell, index) => (index ? cell.padStart(9) : cell.padEnd(12))).join('')),
    `${records.length} records, ${number(bytes)} bytes.`,
    largest
      ? `The largest is ${largest.record.objectID} with ${number(largest.bytes)} bytes of ${number(MAX_RECORD_BYTES)} allowed.`
      : 'There is none.',
  ].join('\n');
}

function rowOf(label: string, records: readonly HostedRecord[]): string[] {
  const columns = COLUMNS.map((column) => records.filter((record) => columnOf(record) === column).length);
  return [label, ...[...columns, records.length].map(number)];
}

function columnOf({type, kind}: HostedRecord): (typeof COLUMNS)[number] {
  return type === 'content' ? 'text' : kind;
}

function number(value: number): string {
  return value.toLocaleString('en');
}
