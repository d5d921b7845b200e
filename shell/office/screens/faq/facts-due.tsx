import { facts, factsDue } from '@iwan/shared/domain/facts/facts';
import { statedSource } from '@iwan/shared/domain/facts/stated-sources';
import { formatFor } from '@iwan/shared/domain/format/format';
import { useLocale, useTexts } from '@iwan/shared/domain/format/locale-context';
import { type CalendarDay, dayInDubai } from '@iwan/shared/domain/record/calendar-day';
import { OfficeMessage } from '@iwan/shared/office/office-message';
import { textsOf } from './texts';

/** The sources of the figures of law and fees that have to be checked again: visitors read that they are due. */
export function FactsDue({ today = dayInDubai(new Date()) }: { readonly today?: CalendarDay }) {
  const texts = useTexts(textsOf);
  const locale = useLocale();
  const names = factsDue(Object.values(facts), today).past.map(({ source }) => statedSource(source, locale).name);
  if (names.length === 0) return null;
  return <OfficeMessage kind="warning">{texts.factsDue(formatFor(locale).list(names))}</OfficeMessage>;
}
