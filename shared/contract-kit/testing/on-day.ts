import type { CalendarDay } from '../../domain/record/calendar-day';

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
