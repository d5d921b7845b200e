export interface CsvRow {
  /** From 1, in the file; a row may span several. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file that is no CSV, with the line at which that shows. */
export class CsvFault extends Error {
  override readonly name = 'CsvFault';

  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads CSV (RFC 4180): cells with commas, quotes and line breaks in quotes, which stay as they are; either kind of line
 * break between rows, with or without the mark of UTF-8. Empty lines are left out. Throws a `CsvFault` for quotes that do not fit together.
 */
export function readCsv(text: string): readonly CsvRow[] {
  const source = text.replace(/^\ufeff/, '');
  const endOfCell = /[,\r\n]/g;
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let start = 1;
  let at = 0;
  const endRow = () => {
    if (cells.length > 1 || cells[0] !== '') rows.push({ line: start, cells });
    cells = [];
    line += 1;
    start = line;
  };
  while (at < source.length) {
    let value: string;
    if (source[at] === '"') {
      const end = endOfQuotes(source, at, line);
      value = source.slice(at + 1, end - 1).replaceAll('""', '"');
      line += value.split(/\r\n?|\n/).length - 1;
      at = end;
    } else {
      endOfCell.lastIndex = at;
      const end = endOfCell.exec(source)?.index ?? source.length;
      value = source.slice(at, end);
      at = end;
    }
    cells.push(value);
    if (source[at] === '\r' && source[at + 1] === '\n') at += 1;
    if (source[at] === '\n' || source[at] === '\r') endRow();
    else if (source[at] === ',' && at + 1 === source.length) cells.push('');
    else if (at < source.length && source[at] !== ',') throw new CsvFault(line, 'has text behind a closing quote');
    at += 1;
  }
  if (cells.length > 0) endRow();
  return rows;
}

/** The position behind the closing quote; a doubled one is a part of the cell. */
function endOfQuotes(source: string, open: number, line: number): number {
  for (let at = source.indexOf('"', open + 1); at !== -1; at = source.indexOf('"', at + 2)) {
    if (source[at + 1] !== '"') return at + 1;
  }
  throw new CsvFault(line, 'opens a quote that nothing closes');
}
