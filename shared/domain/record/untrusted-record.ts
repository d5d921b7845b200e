import { cutLine } from './cut-line';
import { splitList } from './split-list';

/** A record that nobody vouches for: fields may be missing, `null` or of another type. */
export type UntrustedRecord = Readonly<Record<string, unknown>>;

/** The value as a record to read fields from, or `null` when it is none (text, a list, nothing). */
export function asRecord(value: unknown): UntrustedRecord | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as UntrustedRecord) : null;
}

/** A field as trimmed text, a number written out; `null` when empty or of another type. */
export function readText(record: UntrustedRecord, key: string): string | null {
  return asText(record[key]);
}

/** The most entries of a list that a page shows. */
const mostEntries = 100;

/** A field as text of one line, such as a name, cut where nobody would read on. */
export function readLine(record: UntrustedRecord, key: string): string | null {
  const text = readText(record, key);
  return text === null ? null : cutLine(text);
}

/** A field as a list of such texts. */
export function readLines(record: UntrustedRecord, key: string): readonly string[] {
  return readTexts(record, key).slice(0, mostEntries).map(cutLine);
}

/** A field as a number above 0, also written as text; 0 when it is none. */
export function readNumber(record: UntrustedRecord, key: string): number {
  const number = Number(readText(record, key) ?? 0);
  return Number.isFinite(number) && number > 0 ? number : 0;
}

/** A field as a list of texts: comma-separated text is split, entries of a list likewise; what is no text is left out. */
export function readTexts(record: UntrustedRecord, key: string): readonly string[] {
  return asList(record[key]).flatMap((entry) => splitList(asText(entry) ?? ''));
}

/** A field as a list of records: one record is a list of one, what is no record is left out. */
export function readRecords(record: UntrustedRecord, key: string): readonly UntrustedRecord[] {
  return asList(record[key])
    .map(asRecord)
    .filter((entry) => entry !== null);
}

/** A value as trimmed text, by the rule of `readText`. */
export function asText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? withoutUnreadable(value).trim() || null : null;
}

/**
 * Without what no document can carry: NUL, which a parser of HTML drops or exchanges, and halves of surrogate pairs,
 * which no UTF-8 has. With them the server's page and the browser's would be two.
 */
function withoutUnreadable(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, '');
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
