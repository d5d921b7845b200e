import { type CalendarDay, parseCalendarDay } from '../../domain/record/calendar-day';
import {
  asRecord,
  readLine,
  readNumber,
  readRecords,
  type UntrustedRecord,
} from '../../domain/record/untrusted-record';
import type { Http } from '../contracts/http';
import { encodeSegment } from '../paths/segment';
import { salesOfAreaPath, salesOfProjectPath } from './declared-calls';
import { recordAt } from './find-by-slug';

/** A sale as it was registered. */
export interface RegisteredSale {
  readonly soldOn: CalendarDay;
  readonly project: string | null;
  readonly building: string | null;
  /** 0 for a studio; `null` for an office, or where it is unknown. */
  readonly bedrooms: number | null;
  readonly isOffPlan: boolean;
  /** Dirhams. */
  readonly price: number;
  readonly squareFeet: number | null;
}

/** The median price of a square foot in dirhams, of so many sales since the day of the first of them. */
export interface SalesMedian {
  readonly sales: number;
  readonly since: CalendarDay;
  readonly perSquareFoot: number;
}

export interface QuarterOfSales {
  readonly year: number;
  /** 1 to 4. */
  readonly quarter: number;
  readonly sales: number;
  /** Dirhams. */
  readonly perSquareFoot: number;
}

/** Sales of the twelve months up to the latest one, with the same number of bedrooms. */
export interface SalesByBedrooms {
  readonly bedrooms: number;
  readonly sales: number;
  /** The median in dirhams. */
  readonly price: number;
  /** Of those with a size; `null` without any. */
  readonly sized: SalesMedian | null;
}

/** What homes of a project or in an area were sold for. */
export interface RegisteredSales {
  /** At least 1. */
  readonly total: number;
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  /** Made for the demo, which a page says. */
  readonly isInvented: boolean;
  /** The latest first. */
  readonly latest: readonly RegisteredSale[];
  /** Those with a sale, the latest first. */
  readonly quarters: readonly QuarterOfSales[];
  /** All sales with a size of the twelve months up to the latest one. */
  readonly year: SalesMedian | null;
  readonly byBedrooms: readonly SalesByBedrooms[];
}

/** Registered sales, an addition of our own backend. `null` where a backend has no such call, no sale, or an unreadable answer. */
export function salesApi(http: Http) {
  const at = (path: string, name: string, signal?: AbortSignal): Promise<RegisteredSales | null> =>
    recordAt(http, `${path}/${encodeSegment(name)}`, async (record) => parseSales(record), signal);
  return {
    /** By the name of a project. */
    ofProject: (name: string, signal?: AbortSignal) => at(salesOfProjectPath, name, signal),
    /** By the slug of an area. */
    ofArea: (slug: string, signal?: AbortSignal) => at(salesOfAreaPath, slug, signal),
  };
}

/** Of the entries of a list, those that can be read; an answer beyond the most is not trusted to be short. */
function readAll<Entry>(
  record: UntrustedRecord,
  key: string,
  most: number,
  read: (entry: UntrustedRecord) => Entry | null,
) {
  return readRecords(record, key)
    .slice(0, most)
    .flatMap((entry) => read(entry) ?? []);
}

function parseSales(record: UntrustedRecord): RegisteredSales | null {
  const [first, last, total] = [readDay(record, 'first'), readDay(record, 'last'), readNumber(record, 'total')];
  if (first === null || last === null || !(total > 0)) return null;
  const year = asRecord(record.year);
  return {
    ...{ total, first, last, isInvented: record.invented === true },
    latest: readAll(record, 'latest', 10, parseSale),
    quarters: readAll(record, 'quarters', 12, parseQuarter),
    year: year && parseMedian(year, 'sales'),
    byBedrooms: readAll(record, 'bedrooms', 20, parseBedrooms),
  };
}

const readDay = (record: UntrustedRecord, key: string) => parseCalendarDay(readLine(record, key));

function readBedrooms({ bedrooms }: UntrustedRecord): number | null {
  return typeof bedrooms === 'number' && Number.isInteger(bedrooms) && bedrooms >= 0 ? bedrooms : null;
}

function parseSale(record: UntrustedRecord): RegisteredSale | null {
  const [soldOn, price] = [readDay(record, 'sold_on'), readNumber(record, 'price')];
  if (soldOn === null || !(price > 0)) return null;
  return {
    soldOn,
    project: readLine(record, 'project'),
    building: readLine(record, 'building'),
    bedrooms: readBedrooms(record),
    isOffPlan: record.is_off_plan === true,
    price,
    squareFeet: Math.round(readNumber(record, 'square_feet')) || null,
  };
}

function parseQuarter(record: UntrustedRecord): QuarterOfSales | null {
  const [, year, quarter] = /^(20\d\d)-Q([1-4])$/.exec(readLine(record, 'quarter') ?? '') ?? [];
  const [sales, perSquareFoot] = [readNumber(record, 'sales'), Math.round(readNumber(record, 'per_square_foot'))];
  if (year === undefined || !(sales > 0) || !(perSquareFoot > 0)) return null;
  return { year: Number(year), quarter: Number(quarter), sales, perSquareFoot };
}

function parseMedian(record: UntrustedRecord, count: 'sales' | 'sized'): SalesMedian | null {
  const [sales, since] = [readNumber(record, count), readDay(record, 'since')];
  const perSquareFoot = Math.round(readNumber(record, 'per_square_foot'));
  return since === null || !(sales > 0) || !(perSquareFoot > 0) ? null : { sales, since, perSquareFoot };
}

function parseBedrooms(record: UntrustedRecord): SalesByBedrooms | null {
  const [bedrooms, sales, price] = [readBedrooms(record), readNumber(record, 'sales'), readNumber(record, 'price')];
  if (bedrooms === null || !(sales > 0) || !(price > 0)) return null;
  return { bedrooms, sales, price: Math.round(price), sized: parseMedian(record, 'sized') };
}
