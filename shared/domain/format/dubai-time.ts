/** Dubai is four hours ahead of UTC all year round. */
const offset = 4 * 3_600_000;

/** An instant as the value of a `datetime-local` field, in the time of Dubai: `2026-11-26T14:05`. */
export function inDubai(instant: string): string {
  return new Date(new Date(instant).getTime() + offset).toISOString().slice(0, 16);
}

/** The instant that such a value means (ISO 8601); `null` where it is empty or invalid. */
export function instantInDubai(local: string): string | null {
  const time = Date.parse(`${local}:00Z`);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) && !Number.isNaN(time)
    ? new Date(time - offset).toISOString()
    : null;
}
