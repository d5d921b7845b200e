import { type CalendarDay, parseCalendarDay } from '../record/calendar-day';

interface Permitted {
  readonly permit_number?: string | null;
  readonly permit_expires_on?: string | null;
}

/**
 * Whether an advertisement has a permit that is valid on a day: a number, and an expiry date that has not passed. Without an
 * expiry date it is not valid, since it could have expired.
 */
export function hasValidPermit(
  { permit_number: number, permit_expires_on: last }: Permitted,
  day: CalendarDay,
): boolean {
  const until = parseCalendarDay(last ?? null);
  return (number?.trim() ?? '') !== '' && until !== null && until >= day;
}
