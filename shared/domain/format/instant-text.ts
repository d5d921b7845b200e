import { byLocale } from './by-locale';

const formatter = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Dubai' }),
);

/** Day and time in Dubai of an ISO 8601 instant: `26 Nov 2026, 14:05`. */
export function formatInstant(at: string, locale: string): string {
  return formatter(locale).format(new Date(at));
}
