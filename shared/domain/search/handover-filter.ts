import type { Handover, Project } from '../model/entities';
import { isInCategory } from '../project/category';

/** The value of the criterion: ready now, or by the end of a year (`2028`). */
export type HandoverWish = string;

export const readyNow = 'ready';

interface HandedOver {
  readonly status?: string | null;
  readonly handover?: Handover | undefined;
}

/** Parses the value, ignoring case; `null` for neither a year nor `ready`. */
export function parseHandoverWish(text: string | null): HandoverWish | null {
  const word = text?.trim().toLowerCase() ?? '';
  return word === readyNow || /^20\d\d$/.test(word) ? word : null;
}

/** Whether a project is ready, by its status. */
export function isReady(status: string | null): boolean {
  return /^(?:ready|completed)(?:\s+to\s+move(?:\s+in)?)?$/i.test(status?.trim() ?? '');
}

/** Whether a project is sold before completion. */
export function isOffPlan({ categories, status }: Pick<Project, 'categories' | 'status'>): boolean {
  return isInCategory({ categories }, 'Off Plan') && !isReady(status);
}

/** Matches ready projects, and with a year also those handed over in it or before. A project without either does not match. */
export function handoverFilter(wish: HandoverWish): (project: HandedOver) => boolean {
  const year = wish === readyNow ? 0 : Number(wish);
  return ({ status = null, handover }) => isReady(status) || (handover !== undefined && handover.year <= year);
}

/** The value under which a project is counted: ready, or the year of its handover. */
export function handoverOf({ status = null, handover }: HandedOver): HandoverWish | null {
  if (isReady(status)) return readyNow;
  return handover === undefined ? null : String(handover.year);
}

/** The available choices with counts: ready now, then each year with a handover, cumulated. Empty where no project has one. */
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
