import type { FactSource } from '../../domain/facts/fact';
import { formatFor } from '../../domain/format/format';
import { addDays, type CalendarDay, instantOfDay } from '../../domain/record/calendar-day';
import { english } from './english';

/** The last day on which a source counts as current, and the day after it, each with the page's text about the source then. */
export function daysAround({ lookedAt, validUntil }: FactSource): readonly (readonly [CalendarDay, string])[] {
  const day = formatFor(english.locale).day(instantOfDay(lookedAt));
  return [
    [validUntil, `looked at on ${day}`],
    [addDays(validUntil, 1), `as of ${day}, not looked at since`],
  ];
}

/** The page's text about a source on a day. */
export function statusOn(source: FactSource, today: CalendarDay): string {
  const [last, after] = daysAround(source);
  return (today > source.validUntil ? after : last)?.[1] ?? '';
}

/** The days on which the page's text about some sources changes, each with the day before it. */
export function daysOfChange(sources: readonly FactSource[]): readonly CalendarDay[] {
  return [...new Set(sources.flatMap((source) => daysAround(source).map(([day]) => day)))].sort();
}

const timers = [
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;
const frames = ['cancelAnimationFrame', 'cancelIdleCallback', 'requestAnimationFrame', 'requestIdleCallback'] as const;

/** Sets the clock of a test to noon of a day in Dubai, while timers run as usual. `jest.useRealTimers` ends it. */
export function onDay(day: CalendarDay): void {
  jest.useFakeTimers({
    now: new Date(`${day}T08:00:00Z`),
    doNotFake: [...timers, ...frames, 'hrtime', 'nextTick', 'performance', 'queueMicrotask'],
  });
}
