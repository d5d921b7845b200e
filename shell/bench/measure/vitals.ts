import type { Page } from '@playwright/test';

/** The web vitals of a page's load. Times are milliseconds from the start of the navigation. */
export interface Vitals {
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  /** The largest sum of shifts that follow each other within a second, in a window of five (web.dev/cls). */
  readonly cumulativeLayoutShift: number;
  /** Milliseconds beyond 50 of every task after the first paint (web.dev/tbt). */
  readonly totalBlockingTime: number;
}

const recordName = 'benchVitals';

interface VitalsRecord {
  firstPaint: number;
  largestPaint: number;
  readonly shifts: { readonly at: number; readonly score: number }[];
  readonly tasks: { readonly at: number; readonly lasts: number }[];
}

/** Registers its listeners before the page's first byte. */
export async function recordVitals(page: Page): Promise<void> {
  await page.addInitScript((name: string) => {
    const record: VitalsRecord = { firstPaint: Number.NaN, largestPaint: Number.NaN, shifts: [], tasks: [] };
    Reflect.set(window, name, record);
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { entryType, startTime: at, duration: lasts } = entry;
        if (entry.name === 'first-contentful-paint') record.firstPaint = at;
        if (entryType === 'largest-contentful-paint') record.largestPaint = at;
        if (entryType === 'longtask') record.tasks.push({ at, lasts });
        // Movement after an input is not a shift.
        const isShift = entryType === 'layout-shift' && !Reflect.get(entry, 'hadRecentInput');
        if (isShift) record.shifts.push({ at, score: Reflect.get(entry, 'value') });
      }
    });
    for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
      observer.observe({ type, buffered: true });
    }
  }, recordName);
}

/** The measurements so far. */
export async function readVitals(page: Page): Promise<Vitals> {
  const record = await page.evaluate((name): VitalsRecord => Reflect.get(window, name), recordName);
  return {
    firstContentfulPaint: record.firstPaint,
    largestContentfulPaint: record.largestPaint,
    cumulativeLayoutShift: largestShiftWindow(record.shifts),
    totalBlockingTime: blockingTime(record.tasks, record.firstPaint),
  };
}

/** The worst window of shifts: each within a second of the one before, all within five of the first. */
export function largestShiftWindow(shifts: readonly { readonly at: number; readonly score: number }[]): number {
  let largest = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, score } of shifts) {
    const isNew = at - last >= 1000 || at - first >= 5000;
    sum = isNew ? score : sum + score;
    if (isNew) first = at;
    last = at;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** How long input would have waited beyond 50 ms, summed over the tasks after the first paint. */
export function blockingTime(
  tasks: readonly { readonly at: number; readonly lasts: number }[],
  firstPaint: number,
): number {
  const afterPaint = tasks.map(({ at, lasts }) => at + lasts - Math.max(at, firstPaint));
  return afterPaint.reduce((sum, lasts) => sum + Math.max(0, lasts - 50), 0);
}
