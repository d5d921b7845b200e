import { type CalendarDay, parseCalendarDay } from '../record/calendar-day';

interface Permitted {
  readonly permit_number?: string | null;
  readonly permit_expires_on?: string | null;
}

/**
 * Whether an advertisement has a permit that holds on a day: a number, and a last day that has not gone by. One of which nobody
 * says until when it holds is none: it could have expired.
 */
export function hasValidPermit(
  { permit_number: number, permit_expires_on: last }: Permitted,
  day: CalendarDay,
): boolean {
  const until = parseCalendarDay(last ?? null);
  return (number?.trim() ?? '') !== '' && until !== null && until >= day;
}
