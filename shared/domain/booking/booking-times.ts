import { business } from '../model/business';

/** What can be booked, and how many minutes before its sender is reminded. */
export const meetings = { Call: 60, Viewing: 24 * 60 } as const;

export type Meeting = keyof typeof meetings;

/** The length of a meeting, in minutes. */
export const meetingMinutes = 30;

const minute = 60_000;
const length = meetingMinutes * minute;
const leastNotice = 60 * minute;
const longestNotice = 14 * 24 * 60 * minute;

/** Dubai is four hours ahead of UTC all year round. */
const dubai = 4 * 60 * minute;

/** Whether a meeting may begin then: on the half hour, when the office is open, from in an hour to in 14 days. */
export function isBookable(at: Date, now: Date): boolean {
  const notice = at.getTime() - now.getTime();
  if (!(notice >= leastNotice && notice <= longestNotice) || at.getTime() % length !== 0) return false;
  const local = new Date(at.getTime() + dubai);
  const hour = local.getUTCHours();
  const { days, from, to } = business.hours;
  return days.some((day) => day === local.getUTCDay()) && hour >= from && hour < to;
}

/** The times that can still be booked, the earliest first (ISO 8601 instants). */
export function bookableTimes(now: Date, booked: readonly string[]): readonly string[] {
  const first = Math.ceil(now.getTime() / length) * length;
  const taken = new Set(booked);
  return Array.from({ length: longestNotice / length + 1 }, (_, index) => new Date(first + index * length))
    .filter((at) => isBookable(at, now))
    .map((at) => at.toISOString())
    .filter((at) => !taken.has(at));
}
