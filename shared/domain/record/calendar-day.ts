/** A day of the calendar, `YYYY-MM-DD`, without a time or a zone. */
export type CalendarDay = string;

const written = /^(20\d\d|19\d\d)-(\d\d)-(\d\d)$/;

/** Parses a day; `null` for anything else: `2027-02-30` is not a day. */
export function parseCalendarDay(text: string | null): CalendarDay | null {
  const [day, year, month, date] = written.exec(text?.trim() ?? '') ?? [];
  return day !== undefined && dayOf(Number(year), Number(month), Number(date)) === day ? day : null;
}

/** `month` from 1. Days beyond the end of a month roll over, as in `Date`. */
export function dayOf(year: number, month: number, date: number): CalendarDay {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}

/** The last day of a month, from 1. */
export const lastDayOfMonth = (year: number, month: number): CalendarDay => dayOf(year, month + 1, 0);

const parts = (day: CalendarDay) => day.split('-').map(Number) as [number, number, number];

export function addDays(day: CalendarDay, days: number): CalendarDay {
  const [year, month, date] = parts(day);
  return dayOf(year, month, date + days);
}

/** The same day of a later month, or its last day where it is shorter: `2027-01-31, 1` => `2027-02-28`. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const [year, month, date] = parts(day);
  const same = dayOf(year, month + months, date);
  const last = lastDayOfMonth(year, month + months);
  const isTooShort = last < same;
  return isTooShort ? last : same;
}

/** Midnight of the day in UTC, as milliseconds since 1970, for `format.day`. */
export const instantOfDay = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);

/** Dubai has no daylight saving time. */
const aheadOfUtc = 4 * 60 * 60_000;

/** Today's day in Dubai. */
export function dayInDubai(now: Date): CalendarDay {
  return new Date(now.getTime() + aheadOfUtc).toISOString().slice(0, 10);
}

/** The moment at which a day ends in Dubai. */
export const endOfDayInDubai = (day: CalendarDay): Date => new Date(instantOfDay(addDays(day, 1)) - aheadOfUtc);
