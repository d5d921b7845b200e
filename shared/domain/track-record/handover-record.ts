import type { Handover, HandoverRecord } from '../model/entities';
import { readHandoverPromises } from '../project/construction';
import { parseHandover } from '../project/handover';
import type { CalendarDay } from '../record/calendar-day';
import { readText, type UntrustedRecord } from '../record/untrusted-record';
import { isReady } from '../search/handover-filter';

/** Below this, one project decides too much. */
const leastFinished = 3;
const monthsInQuarter = 3;

/** A year without a quarter ends with its last one. */
const quarterOf = ({ year, quarter }: Handover) => year * 4 + (quarter ?? 4);

/**
 * Compares the handover dates of a developer's projects, as the backend sends the records, up to a day. A project counts if it is
 * ready, with its handover in the past and a promise made before that. `null` for fewer than three.
 */
export function handoverRecord(projects: readonly UntrustedRecord[], today: CalendarDay): HandoverRecord | null {
  const months = projects.flatMap((project) => monthsLate(project, today) ?? []).sort((one, other) => one - other);
  const [middle = 0, upper = middle] = months.slice((months.length - 1) >> 1);
  return months.length < leastFinished
    ? null
    : {
        finished: months.length,
        onTime: months.filter((late) => late <= monthsInQuarter).length,
        medianMonths: months.length % 2 === 1 ? middle : (middle + upper) / 2,
      };
}

function monthsLate(project: UntrustedRecord, today: CalendarDay): number | null {
  const real = parseHandover(readText(project, 'handover'));
  const [first] = readHandoverPromises(project);
  if (real === null || first === undefined || !isReady(readText(project, 'status'))) return null;
  const isPast = quarterOf(real) <= quarterOfDay(today) && quarterOfDay(first.asOf) <= quarterOf(real);
  return isPast ? Math.max(0, quarterOf(real) - quarterOf(first.handover)) * monthsInQuarter : null;
}

const quarterOfDay = (day: CalendarDay) => Number(day.slice(0, 4)) * 4 + Math.ceil(Number(day.slice(5, 7)) / 3);
