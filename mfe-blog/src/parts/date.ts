/** Dubai's date, wherever the server and the reader are. */
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dubai' });

/** `2026-10-14T06:00:00.000Z => 14 October 2026`, for an ISO 8601 instant. */
export function writtenDate(instant: string): string {
  return format.format(new Date(instant));
}
