import type { Handover } from '../model/entities';

/** What is asked of the handover: a home to move into now, or one by the end of a year (`2028`). */
export type HandoverWish = string;

export const readyNow = 'ready';

interface HandedOver {
  readonly status?: string | null;
  readonly handover?: Handover;
}

/** The wish that a text names, in any case; `null` for what is neither a year nor `ready`. */
export function parseHandoverWish(text: string | null): HandoverWish | null {
  const word = text?.trim().toLowerCase() ?? '';
  return word === readyNow || /^20\d\d$/.test(word) ? word : null;
}

/** Whether somebody could move in today, by what the record calls its status. */
export function isReady(status: string | null): boolean {
  return /^(?:ready|completed)(?:\s+to\s+move(?:\s+in)?)?$/i.test(status?.trim() ?? '');
}

/**
 * Keeps what is ready, and with a year also what is handed over in it or before. Of a project that says neither nobody
 * knows, so it is not among them.
 */
export function handoverFilter(wish: HandoverWish): (project: HandedOver) => boolean {
  const year = wish === readyNow ? 0 : Number(wish);
  return ({ status = null, handover }) => isReady(status) || (handover !== undefined && handover.year <= year);
}

/** What a project is counted under: ready, or the year of its handover. */
export function handoverOf({ status = null, handover }: HandedOver): HandoverWish | null {
  if (isReady(status)) return readyNow;
  return handover === undefined ? null : String(handover.year);
}

/**
 * What can be wished for, by what there is: ready now, then each year in which something is handed over, each with what
 * it would give. Empty where no project says when it is handed over.
 */
export function handoverWishes(
  counts: readonly { readonly value: string; readonly count: number }[],
): readonly { readonly wish: HandoverWish; readonly count: number }[] {
  const years = counts
    .filter(({ value }) => /^20\d\d$/.test(value))
    .sort((one, other) => (one.value < other.value ? -1 : 1));
  if (years.length === 0) return [];
  let count = counts.find(({ value }) => value === readyNow)?.count ?? 0;
  const ready = count === 0 ? [] : [{ wish: readyNow, count }];
  return [
    ...ready,
    ...years.map((year) => {
      count += year.count;
      return { wish: year.value, count };
    }),
  ];
}
