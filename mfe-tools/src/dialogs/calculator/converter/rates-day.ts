const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The day of rates as it is read: `2026-03-04` => `4 March 2026`. */
export function ratesDay(date: string): string {
  return format.format(new Date(date));
}
