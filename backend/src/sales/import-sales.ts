import { createHash } from 'node:crypto';
import type { ImportFault } from '@iwan/shared/domain/office/content/transfer-wire';
import { squareMetresInSquareFoot } from '@iwan/shared/domain/project/units/floor-area';
import { type CalendarDay, parseCalendarDay } from '@iwan/shared/domain/record/calendar-day';
import { restore } from '@iwan/shared/domain/record/csv';
import { CsvFault, type CsvRow, readCsv } from '../csv/read-csv';
import type { Database } from '../database/database';
import { sales } from '../database/schema';
import { areaSlugOf, projectKey } from './registered-names';

/** The columns of the department's open data that are read. */
export const columns = [
  ...['event_date', 'area_name_en', 'project_name_en', 'building_name_en', 'rooms_en', 'reg_type_en'],
  ...['trans_group_en', 'actual_worth', 'procedure_area'],
] as const;

export type NewSale = Omit<typeof sales.$inferInsert, 'id' | 'invented'>;

/** `2026-03-01`, with a time, or `01-03-2026` and `01/03/2026` as the department also writes it. */
function dayOf(text: string): CalendarDay | null {
  const [, day, month, year] = /^(\d\d)[-/](\d\d)[-/](\d{4})/.exec(text) ?? [];
  return parseCalendarDay(day === undefined ? text.slice(0, 10) : `${year}-${month}-${day}`);
}

/** `Studio` => 0, `2 B/R` => 2 */
function bedroomsOf(rooms: string): number | null {
  if (/^studio$/i.test(rooms)) return 0;
  const [, count] = /^(\d{1,2})\s*b\/?r$/i.exec(rooms) ?? [];
  return count === undefined ? null : Number(count);
}

const amountOf = (text: string) => (/^\d[\d,]*(?:\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : 0);

type Cell = (column: (typeof columns)[number]) => string;

function saleOf(cell: Cell): Omit<NewSale, 'key'> | string {
  const sold_on = dayOf(cell('event_date'));
  if (sold_on === null) return 'event_date must be a day, such as 2026-03-31';
  const price = amountOf(cell('actual_worth'));
  if (price === 0) return 'actual_worth must be an amount above 0';
  const squareFeet = amountOf(cell('procedure_area')) / squareMetresInSquareFoot;
  const building = cell('building_name_en') || null;
  const project = cell('project_name_en') || building;
  return {
    sold_on,
    ...{ area: cell('area_name_en'), area_slug: areaSlugOf(cell('area_name_en')) },
    ...{ project, project_key: project === null ? null : projectKey(project) || null, building },
    bedrooms: bedroomsOf(cell('rooms_en')),
    is_off_plan: /^off.?plan/i.test(cell('reg_type_en')),
    ...{ price, square_feet: squareFeet === 0 ? null : squareFeet },
  };
}

/**
 * The sales of a CSV file with the columns of the Dubai Land Department's open data. What a row lacks is named and the row left out
 * (`faults`): nobody here can correct what the department has registered. `others`: rows of mortgages, gifts and anything else that is no sale.
 */
export function readSales(text: string) {
  const nothing = (line: number, message: string) => ({
    ...{ sales: [], others: 0 },
    faults: [{ line, field: null, message }],
  });
  let rows: readonly CsvRow[];
  try {
    rows = readCsv(text);
  } catch (error) {
    if (error instanceof CsvFault) return nothing(error.line, error.message);
    throw error;
  }
  const [header, ...rest] = rows;
  const names = header?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) return nothing(1, `has no column ${missing.join(', ')}`);
  const places = new Map(columns.map((column) => [column, names.indexOf(column)]));
  const found: NewSale[] = [];
  const faults: ImportFault[] = [];
  /** How often a row was there before: several homes may be sold alike on one day. */
  const seen = new Map<string, number>();
  let others = 0;
  for (const { line, cells } of rest) {
    const cell: Cell = (column) => restore(cells[places.get(column) ?? -1] ?? '').trim();
    if (!/^sales?$/i.test(cell('trans_group_en'))) {
      others += 1;
      continue;
    }
    const sale = saleOf(cell);
    if (typeof sale === 'string') {
      faults.push({ line, field: null, message: sale });
      continue;
    }
    const written = columns.map(cell).join('\t');
    const times = (seen.get(written) ?? 0) + 1;
    seen.set(written, times);
    found.push({ key: createHash('sha256').update(`${times}\t${written}`).digest('base64url'), ...sale });
  }
  return { sales: found, others, faults };
}

/** Rows in one statement, which takes at most 65,535 parameters. */
const batch = 1_000;

/** Keeps the sales that are not there yet. Resolves with how many these are. */
export async function writeSales(db: Database, rows: readonly NewSale[]): Promise<number> {
  let added = 0;
  for (let start = 0; start < rows.length; start += batch) {
    const values = rows.slice(start, start + batch);
    added += (await db.insert(sales).values(values).onConflictDoNothing().returning({ id: sales.id })).length;
  }
  return added;
}
