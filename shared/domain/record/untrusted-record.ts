import { cutLine } from './cut-line';
import { splitList } from './split-list';

/** An untrusted record: fields may be missing, `null` or of another type. */
export type UntrustedRecord = Readonly<Record<string, unknown>>;

/** The value as a record, or `null` when it is not an object (text, a list, nothing). */
export function asRecord(value: unknown): UntrustedRecord | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as UntrustedRecord) : null;
}

/** A field as trimmed text, a number converted; `null` when empty or of another type. */
export function readText(record: UntrustedRecord, key: string): string | null {
  return asText(record[key]);
}

/** The most entries of a list that a page shows. */
const mostEntries = 100;

/** A field as text of one line, such as a name, cut to the longest line. */
export function readLine(record: UntrustedRecord, key: string): string | null {
  const text = readText(record, key);
  return text === null ? null : cutLine(text);
}

/** A field as a list of such texts. */
export function readLines(record: UntrustedRecord, key: string): readonly string[] {
  return readTexts(record, key).slice(0, mostEntries).map(cutLine);
}

/** A field as a number above 0, also from text; 0 otherwise. */
export function readNumber(record: UntrustedRecord, key: string): number {
  const number = Number(readText(record, key) ?? 0);
  return Number.isFinite(number) && number > 0 ? number : 0;
}

/** A field as a list of texts: comma-separated text is split, and so are the entries of a list; other values are left out. */
export function readTexts(record: UntrustedRecord, key: string): readonly string[] {
  return asList(record[key]).flatMap((entry) => splitList(asText(entry) ?? ''));
}

/** A field as a list of records: one record is a list of one; other values are left out. */
export function readRecords(record: UntrustedRecord, key: string): readonly UntrustedRecord[] {
  return asList(record[key])
    .map(asRecord)
    .filter((entry) => entry !== null);
}

/** A value as trimmed text, by the rules of `readText`. */
export function asText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? withoutUnreadable(value).trim() || null : null;
}

/**
 * Removes what a document cannot contain: NUL, which HTML parsers drop or replace, and unpaired surrogates, which UTF-8 does
 * not have. Otherwise the server's page and the browser's would differ.
 */
function withoutUnreadable(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, '');
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
