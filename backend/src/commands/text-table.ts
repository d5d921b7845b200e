import { cleanText } from '../http/clean-text';

// A record contains what a visitor typed: a terminal would interpret control characters.
const oneLine = (value: unknown) =>
  cleanText(value === null || value === undefined ? '' : String(value))
    .replace(/\s+/g, ' ')
    .trim();

/** Rows as aligned columns for a terminal; the last column is not padded. */
export function textTable(rows: readonly (readonly unknown[])[]): string {
  const cells = rows.map((row) => row.map(oneLine));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row.map((cell, column) => (column < row.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell)).join('  '),
  );
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}
