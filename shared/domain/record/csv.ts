/** What a spreadsheet takes for the start of a formula, full-width forms included. */
const formulaStart = /^[\s\p{Cc}]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u;

/** A plain number may begin with its sign. */
const number = /^[-+]?\d+(\.\d+)?$/;

const isRisky = (text: string) => formulaStart.test(text) && !number.test(text);

/**
 * A text that no spreadsheet evaluates: opening the file must not run what a visitor typed. What looks like a formula gets a
 * leading apostrophe, which spreadsheets show as text.
 */
function defuse(text: string): string {
  return isRisky(text) ? `'${text}` : text;
}

/** Reverts `defuse`. */
export function restore(text: string): string {
  return text.startsWith("'") && isRisky(text.slice(1)) ? text.slice(1) : text;
}

function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  return `"${defuse(text).replaceAll('"', '""')}"`;
}

/** A table as CSV (RFC 4180) with the byte order mark by which spreadsheets recognise UTF-8. */
export function writeCsv(columns: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return `\ufeff${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
