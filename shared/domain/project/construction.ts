import type { ConstructionReport, HandoverPromise } from '../model/entities';
import { parseCalendarDay } from '../record/calendar-day';
import { cutLine } from '../record/cut-line';
import { safeMediaPath } from '../record/media-path';
import { readLine, readRecords, readText, type UntrustedRecord } from '../record/untrusted-record';
import { webUrl } from '../record/web-url';
import { mostPromises, mostReportPhotos, mostReports } from '../records/limits';
import { parseHandover } from './handover';

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

/**
 * The construction reports of a project, the latest first; one without a share, a source or a day is left out, since the page
 * has to show its source. Of two of one day the first is used.
 */
export function readConstruction(record: UntrustedRecord): readonly ConstructionReport[] {
  const days = new Set<string>();
  return readRecords(record, 'construction')
    .flatMap(readReport)
    .filter(({ asOf }) => !days.has(asOf) && days.add(asOf))
    .sort((one, other) => (one.asOf < other.asOf ? 1 : -1))
    .slice(0, mostReports);
}

function readReport(entry: UntrustedRecord): ConstructionReport[] {
  const percent = Number(readText(entry, 'percent') ?? Number.NaN);
  const source = readLine(entry, 'source');
  const asOf = parseCalendarDay(readText(entry, 'as_of'));
  if (source === null || asOf === null || !(percent >= 0 && percent <= 100)) return [];
  const photos = Array.isArray(entry.photos) ? entry.photos : [];
  return [
    {
      percent,
      asOf,
      source: cutLine(source),
      address: webUrl(readText(entry, 'address')),
      photos: photos
        .flatMap((path) => (typeof path === 'string' ? (safeMediaPath(path) ?? []) : []))
        .slice(0, mostReportPhotos),
      isInvented: entry.invented === true,
    },
  ];
}
