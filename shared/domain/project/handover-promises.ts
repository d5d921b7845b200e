import type { HandoverPromise } from '../model/entities';
import { parseCalendarDay } from '../record/calendar-day';
import { cutLine } from '../record/cut-line';
import { readLine, readRecords, readText, type UntrustedRecord } from '../record/untrusted-record';
import { parseHandover } from './handover';

/** The most promises of a project. */
export const mostPromises = 20;

/** The promised handover dates, the earliest promise first; one without a date, a source or a day is left out. */
export function readHandoverPromises(record: UntrustedRecord): readonly HandoverPromise[] {
  return readRecords(record, 'handover_promises')
    .flatMap((entry): HandoverPromise[] => {
      const handover = parseHandover(readText(entry, 'handover'));
      const asOf = parseCalendarDay(readText(entry, 'as_of'));
      const source = readLine(entry, 'source');
      if (handover === null || asOf === null || source === null) return [];
      return [{ handover, asOf, source: cutLine(source), isInvented: entry.invented === true }];
    })
    .sort((one, other) => (one.asOf < other.asOf ? -1 : 1))
    .slice(0, mostPromises);
}

const quarters = ({ handover: { year, quarter } }: HandoverPromise) => year * 4 + (quarter ?? 4);

/** How many quarters the last promise is later than the first; 0 where it is not later. */
export function quartersLate(promises: readonly HandoverPromise[]): number {
  const [first, last] = [promises[0], promises.at(-1)];
  return first === undefined || last === undefined ? 0 : Math.max(0, quarters(last) - quarters(first));
}
