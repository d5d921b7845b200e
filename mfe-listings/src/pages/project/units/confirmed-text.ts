import { formatFor } from '@iwan/shared/domain/format/format';
import { textsOf } from './texts';

const hour = 60 * 60_000;
/** Beyond this, the day is shown instead of hours. */
const mostHours = 48;
/** Beyond this a confirmation is outdated, in hours: the unit may have been sold since. */
const staleHours = 30 * 24;

/**
 * When a unit was confirmed: `Confirmed 2 h ago`, the day after two days; after thirty days, that it may have changed. Both are
 * instants (ISO 8601).
 */
export function confirmedText(confirmedAt: string, now: string, locale: string): string {
  const texts = textsOf(locale);
  const at = Date.parse(confirmedAt);
  const hours = Math.max(0, Math.floor((Date.parse(now) - at) / hour));
  if (hours < mostHours) return hours === 0 ? texts.confirmedNow : texts.confirmedHours(hours);
  const day = formatFor(locale).day(at, 'Asia/Dubai');
  return hours < staleHours ? texts.confirmedOn(day) : texts.confirmedLongAgo(day);
}
