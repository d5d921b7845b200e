/** The status in its canonical spelling. */
export const soldOutStatus = 'Sold Out';

/** Whether a status is the sold-out one, which is written in several cases (section 3). */
export function isSoldOut(status: string | null): boolean {
  return status?.trim().toLowerCase() === 'sold out';
}

/** The text of the status badge: `Sold Out` in one spelling, any other status as given, `null` when there is none. */
export function statusBadge(status: string | null): string | null {
  if (isSoldOut(status)) return soldOutStatus;
  return status?.trim() || null;
}
