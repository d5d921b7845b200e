import type { Handover, Instalment } from '../../model/entities';
import {
  addDays,
  addMonths,
  type CalendarDay,
  dayOf,
  lastDayOfMonth,
  parseCalendarDay,
} from '../../record/calendar-day';

/** A share of the price with its day. */
export interface DueShare {
  /** `null` where neither the record nor the handover gives a day. */
  readonly date: CalendarDay | null;
  /** Estimated: the record gives a wider time than a day, or only words. */
  readonly isEstimate: boolean;
  /** Of the price; not rounded. */
  readonly percent: number;
}

/** The reference days of a plan. */
export interface PlanStart {
  readonly bookedOn: CalendarDay;
  /** `null` where it is unknown. */
  readonly handoverOn: CalendarDay | null;
}

/** The most payments into which one instalment is split. */
const mostShares = 120;

const quarterMonths = 3;
const yearMonths = 12;

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const smallNumbers = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const time =
  '(?:Q[1-4][\\s-]?20\\d\\d|20\\d\\d[\\s-]?Q[1-4]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?\\s+20\\d\\d|20\\d\\d)';
const count = `(\\d{1,3}|${smallNumbers.join('|')})`;
const pattern = (text: string) => new RegExp(`\\b${text}\\b`, 'i');

const patterns = {
  day: /\b20\d\d-\d\d-\d\d\b/,
  time: pattern(`(${time})`),
  from: pattern(`(?:from|starting(?: in)?|beginning(?: in)?)\\s+(${time})`),
  until: pattern(`(?:until|till|to|by)\\s+(${time})`),
  share: /(\d+(?:\.\d+)?)\s*%\s*(?:(?:a|per|each|every)\s+)?(month|quarter|year)/i,
  over: pattern(`(?:over|within|for)\\s+${count}\\s+(month|year)s?`),
  payments: pattern(
    `${count}\\s+(monthly|quarterly|half-yearly|yearly|annual)\\s+(?:payments|instalments|installments)`,
  ),
  later: pattern(`${count}\\s+(day|month|year)s?\\s+(?:after|from|of)`),
  after: /\b(?:after|post|following|from)[\s-]+(?:the\s+)?(?:hand[\s-]?over|completion|possession)\b/i,
  untilHandover: /\b(?:until|till|up to)\s+(?:the\s+)?(?:hand[\s-]?over|completion|possession)\b/i,
  handover: /\b(?:hand[\s-]?over|completion|possession)\b/i,
  booking: /\b(?:book(?:ing|ed)?|reserv(?:e|ation|ing)|sign(?:ing|ature)?|down[\s-]?payment|deposit)\b/i,
  construction: /\b(?:construction|building|stages?|progress|milestones?)\b/i,
} as const;

const stepPatterns = [
  [/\bmonth/i, 1],
  [/\bquarter/i, quarterMonths],
  [/\b(?:half|semi)/i, 6],
  [/\b(?:year|annual)/i, yearMonths],
] as const;

/** The last day of a handover's quarter or year. */
export const lastDayOf = ({ year, quarter }: Handover): CalendarDay =>
  lastDayOfMonth(year, (quarter ?? 4) * quarterMonths);

/**
 * The days on which an instalment is paid, as far as its words say: at the booking, on a day, in a quarter or year, at the
 * handover or some time after it, so much a month, or spread over the construction and the time after it, by quarters unless
 * stated otherwise. A day before the booking becomes that of the booking. The shares add up to the instalment's.
 *
 *     50 % 'During construction'              =>  a share each quarter from the booking to the handover, estimated
 *     10 % '1% a month from January 2027'     =>  ten of one per cent
 *     40 % 'After handover', 'Over two years' =>  eight of five per cent, estimated
 *     40 % 'On handover', handover unknown    =>  one without a day
 */
export function dueShares({ label, when, percent }: Instalment, start: PlanStart): readonly DueShare[] {
  const text = when === null ? label : `${label}; ${when}`;
  const shares = sharesOf(text, percent, start);
  return shares.map((share) =>
    share.date !== null && share.date < start.bookedOn ? { ...share, date: start.bookedOn } : share,
  );
}

function sharesOf(text: string, percent: number, { bookedOn, handoverOn }: PlanStart): readonly DueShare[] {
  const once = (date: CalendarDay | null, isEstimate: boolean) => [{ date, isEstimate, percent }];
  const day = parseCalendarDay(patterns.day.exec(text)?.[0] ?? null);
  if (day !== null) return once(day, false);
  const isAfter = patterns.after.test(text);
  const regular = regularShares(text, percent, isAfter ? handoverOn : bookedOn);
  if (regular !== null) return regular;
  if (isAfter) return handoverOn === null ? once(null, true) : afterHandover(text, percent, handoverOn);
  const isUntilHandover = patterns.untilHandover.test(text);
  if (isUntilHandover && handoverOn !== null) return untilHandover(text, percent, bookedOn, handoverOn);
  const named = namedTime(patterns.time.exec(text)?.[1]);
  if (!isUntilHandover && patterns.handover.test(text)) return once(named?.last ?? handoverOn, true);
  if (patterns.booking.test(text)) {
    const later = laterThan(text, bookedOn);
    return once(later ?? bookedOn, false);
  }
  if (named !== null) return once(named.last, true);
  if (!patterns.construction.test(text) || handoverOn === null) return once(null, true);
  return untilHandover(text, percent, bookedOn, handoverOn);
}

/** A fixed share at a time from the booking on, before the handover. */
function untilHandover(
  text: string,
  percent: number,
  bookedOn: CalendarDay,
  handoverOn: CalendarDay,
): readonly DueShare[] {
  const dates = steps(bookedOn, stepOf(text)).filter((date) => date < handoverOn);
  return spread(dates.length > 0 ? dates : [handoverOn], percent);
}

/** `1% a month`, `8 quarterly payments`: the number of payments follows from the words. `null` where they have neither. */
function regularShares(text: string, percent: number, from: CalendarDay | null): readonly DueShare[] | null {
  const [, rate, period = ''] = patterns.share.exec(text) ?? [];
  const [, payments, rhythm = ''] = patterns.payments.exec(text) ?? [];
  const step = stepOf(period || rhythm);
  const each = Number(rate ?? 0);
  const many = each > 0 ? Math.ceil(percent / each - 1e-9) : numberOf(payments);
  if (many < 1 || many > mostShares) return null;
  const first = namedTime(patterns.from.exec(text)?.[1])?.first;
  const dateOf = (index: number) => {
    if (first !== undefined) return addMonths(first, index * step);
    return from === null ? null : addMonths(from, (index + 1) * step);
  };
  return Array.from({ length: many }, (_, index) => ({
    date: dateOf(index),
    isEstimate: true,
    percent: each > 0 ? Math.min(each, percent - index * each) : percent / many,
  }));
}

function afterHandover(text: string, percent: number, handoverOn: CalendarDay): readonly DueShare[] {
  const later = patterns.over.test(text) ? null : laterThan(text, handoverOn);
  if (later !== null) return [{ date: later, isEstimate: true, percent }];
  const last = endOf(text, handoverOn);
  const dates = last === null ? [] : steps(handoverOn, stepOf(text)).filter((date) => date <= last);
  return dates.length > 0 ? spread(dates, percent) : [{ date: last, isEstimate: true, percent }];
}

/** The end of the payments after the handover; `null` where the words do not give it. */
function endOf(text: string, handoverOn: CalendarDay): CalendarDay | null {
  const [, many, unit] = patterns.over.exec(text) ?? [];
  if (many !== undefined) return addMonths(handoverOn, numberOf(many) * (unit?.startsWith('year') ? yearMonths : 1));
  const named = patterns.until.exec(text)?.[1] ?? patterns.time.exec(text)?.[1];
  return namedTime(named)?.last ?? null;
}

/** `60 days after booking`, `12 months after the handover`; `null` without such an offset. */
function laterThan(text: string, day: CalendarDay): CalendarDay | null {
  const [, many, unit = ''] = patterns.later.exec(text) ?? [];
  if (many === undefined) return null;
  const number = numberOf(many);
  return unit.startsWith('day')
    ? addDays(day, number)
    : addMonths(day, number * (unit.startsWith('year') ? yearMonths : 1));
}

function steps(from: CalendarDay, months: number): readonly CalendarDay[] {
  return Array.from({ length: mostShares }, (_, index) => addMonths(from, (index + 1) * months));
}

const spread = (dates: readonly CalendarDay[], percent: number): readonly DueShare[] =>
  dates.map((date) => ({ date, isEstimate: true, percent: percent / dates.length }));

function stepOf(text: string): number {
  // The interval comes before the duration: `monthly over two years`.
  const bare = text.replace(patterns.over, '').replace(patterns.later, '');
  return stepPatterns.find(([word]) => word.test(bare))?.[1] ?? quarterMonths;
}

const numberOf = (text = ''): number => Number(text) || smallNumbers.indexOf(text.toLowerCase()) + 1;

/** The first and the last day of a month, quarter or year in a text. */
function namedTime(text: string | undefined): { readonly first: CalendarDay; readonly last: CalendarDay } | null {
  const year = Number(/20\d\d/.exec(text ?? '')?.[0] ?? 0);
  if (text === undefined || year === 0) return null;
  const quarter = Number(/Q([1-4])/i.exec(text)?.[1] ?? 0);
  const month = monthNames.indexOf(text.slice(0, 3).toLowerCase()) + 1;
  const [from, to] = month > 0 ? [month, month] : quarter > 0 ? [quarter * 3 - 2, quarter * 3] : [1, yearMonths];
  return { first: dayOf(year, from, 1), last: lastDayOfMonth(year, to) };
}
