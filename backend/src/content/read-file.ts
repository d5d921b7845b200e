import type { ImportFault } from '@iwan/shared/domain/office/content/transfer-wire';
import { restore } from '@iwan/shared/domain/record/csv';
import { windowsEncodingOf } from '../csv/encoding-of';
import { CsvFault, readCsv } from '../csv/read-csv';
import { JsonFault, jsonLines } from './json-lines';
import { type ResourceName, resourceNames } from './resources';

/**
 * The text of a file as spreadsheets write it: UTF-8, UTF-16 with or without a byte order mark, or an encoding of Windows (1256 where that
 * reads as Arabic, else 1252). `null` for what is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decoded(bytes);
  return text.includes('\0') ? null : text;
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  // Without a byte order mark: a table begins with a Latin letter, one of whose two bytes is 0.
  const isLatin = first !== undefined && second !== undefined && (first === 0) !== (second === 0);
  if ((first === 0xff && second === 0xfe) || (isLatin && second === 0))
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || (isLatin && first === 0)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(windowsEncodingOf(bytes)).decode(bytes);
  }
}

/** `line 12, starting_price: must be text` */
export function faultSentence({ line, field, message }: ImportFault): string {
  return field === null ? `line ${line}: ${message}` : `line ${line}, ${field}: ${message}`;
}

/** A row of a file before validation. */
export interface FileRow {
  readonly resource: ResourceName;
  readonly value: unknown;
  /** The line of a field, given by its path; the line of the row when there is no such field. */
  lineOf(path: string): number;
}

export interface FileRows {
  readonly rows: readonly FileRow[];
  readonly faults: readonly ImportFault[];
}

function readJsonFile(text: string, resource: ResourceName | null): FileRows {
  let lines: ReadonlyMap<string, number>;
  try {
    lines = jsonLines(text);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return { rows: [], faults: [{ line: error.line, field: null, message: 'is no JSON from here on' }] };
  }
  const content: unknown = JSON.parse(text);
  const rowsAt = (name: ResourceName, list: readonly unknown[], path: string): FileRow[] =>
    list.map((value, index) => {
      const at = path === '' ? String(index) : `${path}.${index}`;
      return { resource: name, value, lineOf: (field) => lines.get(`${at}.${field}`) ?? lines.get(at) ?? 1 };
    });
  if (Array.isArray(content)) {
    if (resource !== null) return { rows: rowsAt(resource, content, ''), faults: [] };
    const message = `is a list without a name; say what it lists with --resource ${resourceNames.join('|')}`;
    return { rows: [], faults: [{ line: 1, field: null, message }] };
  }
  if (typeof content !== 'object' || content === null) {
    return { rows: [], faults: [{ line: 1, field: null, message: 'has neither an object nor a list' }] };
  }
  const rows: FileRow[] = [];
  const faults: ImportFault[] = [];
  for (const [key, list] of Object.entries(content)) {
    const name = resourceNames.find((known) => known === key);
    const line = lines.get(key) ?? 1;
    if (name === undefined) faults.push({ line, field: key, message: `is none of ${resourceNames.join(', ')}` });
    else if (Array.isArray(list)) rows.push(...rowsAt(name, list, key));
    else faults.push({ line, field: key, message: 'must be a list' });
  }
  return { rows, faults };
}

/** An empty cell means null. */
function readCsvFile(text: string, resource: ResourceName | null): FileRows {
  const fault = (line: number, message: string) => ({ rows: [], faults: [{ line, field: null, message }] });
  if (resource === null)
    return fault(1, `name the file after what it lists, or say --resource ${resourceNames.join('|')}`);
  if (resource === 'blogs') return fault(1, 'articles have sections, which a table cannot hold: use JSON for them');
  try {
    const [header, ...rest] = readCsv(text);
    if (header === undefined) return fault(1, 'is empty');
    const columns = header.cells.map((cell) => cell.trim());
    const uneven = rest.filter(({ cells }) => cells.length !== columns.length);
    return {
      rows: rest.map(({ line, cells }) => ({
        resource,
        value: Object.fromEntries(columns.map((column, index) => [column, restore(cells[index] ?? '') || null])),
        lineOf: () => line,
      })),
      faults: uneven.map(({ line, cells }) => ({
        line,
        field: null,
        message: `has ${cells.length} cells under ${columns.length} columns`,
      })),
    };
  } catch (error) {
    if (error instanceof CsvFault) return fault(error.line, error.message);
    throw error;
  }
}

/** The rows of a content file; the caller says which kind a CSV file or a bare list contains. */
export function readContentFile(text: string, format: 'csv' | 'json', resource: ResourceName | null): FileRows {
  return format === 'csv' ? readCsvFile(text, resource) : readJsonFile(text.replace(/^\ufeff/, ''), resource);
}
