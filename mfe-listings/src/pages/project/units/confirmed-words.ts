import { formatFor } from '@iwan/shared/domain/format/format';
import { textsOf } from './texts';

const hour = 60 * 60_000;
/** From then on the day is said, as nobody counts so many hours. */
const mostHours = 48;
/** From then on a confirmation is past its time, in hours: what was free a month ago may be sold. */
const staleHours = 30 * 24;

/**
 * How long ago a line was confirmed: `Confirmed 2 h ago`, its day after two days; after thirty that it may have changed.
 * Both are instants (ISO 8601).
 */
export function confirmedWords(confirmedAt: string, now: string, locale: string): string {
  const texts = textsOf(locale);
  const at = Date.parse(confirmedAt);
  const hours = Math.max(0, Math.floor((Date.parse(now) - at) / hour));
  if (hours < mostHours) return hours === 0 ? texts.confirmedNow : texts.confirmedHours(hours);
  const day = formatFor(locale).day(at, 'Asia/Dubai');
  return hours < staleHours ? texts.confirmedOn(day) : texts.confirmedLongAgo(day);
}
