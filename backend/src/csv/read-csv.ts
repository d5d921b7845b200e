import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRow {
  /** From 1, in the file; a row may span several. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Invalid CSV, with the first line of the row in error. */
export class CsvFault extends Error {
  override readonly name = 'CsvFault';

  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** By the error codes of csv-parse. */
const faults: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'opens a quote that nothing closes',
  CSV_INVALID_CLOSING_QUOTE: 'has text behind a closing quote',
  INVALID_OPENING_QUOTE: 'has a quote in a cell that does not begin with one',
};

const separators = [',', ';', '\t'] as const;

/** The line by which Excel names the separator. */
const namedSeparator = /^sep=([,;\t])(?:\r\n?|\n|$)/i;

/** The separator that the first line has most often outside of quotes. */
function usualSeparator(text: string): string {
  const [head = ''] = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const count = (separator: string) => head.split(separator).length;
  return separators.reduce((most, separator) => (count(separator) > count(most) ? separator : most));
}

const breaks = (text: string) => text.match(/\r\n?|\n/g)?.length ?? 0;

/**
 * Parses CSV (RFC 4180), also separated by semicolons or tabs, as spreadsheets write it where the comma is decimal: cells with
 * separators, quotes and line breaks in quotes; either kind of line break between rows, with or without a byte order mark. Empty lines are left out. Throws a `CsvFault` for unbalanced quotes.
 */
export function readCsv(text: string): readonly CsvRow[] {
  const whole = text.replace(/^\ufeff/, '');
  const named = namedSeparator.exec(whole);
  const table = named === null ? whole : whole.slice(named[0].length);
  const source = Buffer.from(table);
  const rows: CsvRow[] = [];
  let at = 0;
  let line = named === null ? 1 : 2;
  /** The line of the first row from here on. csv-parse counts a CRLF in quotes twice. */
  const nextLine = (rest: string) => line + breaks(/^[\r\n]*/.exec(rest)?.[0] ?? '');
  try {
    parse(source, {
      delimiter: named?.[1] ?? usualSeparator(table.trimStart()),
      record_delimiter: ['\r\n', '\n', '\r'],
      skip_empty_lines: true,
      // Rows of another length are reported by the caller, which knows the columns.
      relax_column_count: true,
      on_record(cells: string[], { bytes }) {
        const rest = source.toString('utf8', at, bytes);
        if (cells.length > 1 || cells[0] !== '') rows.push({ line: nextLine(rest), cells });
        line += breaks(rest);
        at = bytes;
        return null;
      },
    });
  } catch (error) {
    const message = error instanceof CsvError ? faults[error.code] : undefined;
    if (message === undefined) throw error;
    throw new CsvFault(nextLine(source.toString('utf8', at)), message);
  }
  return rows;
}
