import { formatFor } from '@iwan/shared/domain/format/format';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import { dayInDubai, instantOfDay, parseCalendarDay } from '@iwan/shared/domain/record/calendar-day';
import type { AlertItem } from '../database/schema';
import type { ProjectRecord } from '../projects/project-record';

/** The last day of a permit that has expired by a moment, as the listing's page says it; empty for any other listing. */
export function permitRemark(
  { permit_number: number, permit_expires_on: last }: Pick<ProjectRecord, 'permit_number' | 'permit_expires_on'>,
  now: Date = new Date(),
): Pick<AlertItem, 'permitExpiredOn'> {
  const until = parseCalendarDay(last ?? null);
  if ((number?.trim() ?? '') === '' || until === null || until >= dayInDubai(now)) return {};
  return { permitExpiredOn: formatFor(defaultLanguage.locale).day(instantOfDay(until)) };
}
