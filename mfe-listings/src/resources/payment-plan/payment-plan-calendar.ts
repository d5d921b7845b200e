import { sourceLine } from '@iwan/shared/domain/facts/stated-sources';
import { formatFor } from '@iwan/shared/domain/format/format';
import { pathIn } from '@iwan/shared/domain/format/languages';
import { addDays, instantOfDay } from '@iwan/shared/domain/record/calendar-day';
import { isOffPlan } from '@iwan/shared/domain/search/handover-filter';
import { shownName } from '@iwan/shared/domain/translation/record-translation';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { type PlannedUnit, unitPath } from '../../parts/unit/load-planned-unit';
import { planFacts, planLines } from '../../parts/unit/plan-lines';
import { planTextsOf } from '../../parts/unit/plan-texts';
import { textsOf } from '../../parts/unit/texts';
import { unitName } from '../../parts/unit/unit-name';

/**
 * The payments of a plan as a calendar (RFC 5545): all-day events with stable ids, so that importing the file again updates
 * them. A payment without a day is left out. Throws where the library rejects an event.
 */
export function paymentPlanCalendar(
  planned: PlannedUnit,
  { siteUrl, locale }: { readonly siteUrl: string; readonly locale: string },
): string {
  const { project, unit, plan, rate, today } = planned;
  const texts = textsOf(locale);
  const name = texts.at(unitName(unit, locale), shownName(project));
  const asOf = planTextsOf(locale).asOf(formatFor(locale).day(instantOfDay(today)));
  const sources = sourceLine(planFacts(isOffPlan(project), plan.loan !== null), locale);
  const host = new URL(siteUrl).hostname;
  const address = siteUrl + pathIn(locale, unitPath(planned));
  const events = planLines(plan, rate, locale).flatMap((line, index): EventAttributes[] => {
    if (line.date === null) return [];
    const details = [line.when, line.share, line.byLoan, line.converted, name, asOf, sources];
    return [
      {
        uid: `${project.id}-${unit.id}-${index + 1}-payment@${host}`,
        title: `${line.what}: ${line.amount}`,
        description: details.filter((each) => each !== '').join('\n'),
        url: address,
        start: dateArray(line.date),
        end: dateArray(addDays(line.date, 1)),
        busyStatus: 'FREE',
        transp: 'TRANSPARENT',
        productId: '-//Iwan//Payment plan//EN',
        calName: texts.planOf(unitName(unit, locale), shownName(project)),
      },
    ];
  });
  const { error, value } = createEvents(events);
  if (typeof value !== 'string') throw error ?? new Error('The calendar was not made.');
  return value;
}

const dateArray = (day: string): DateArray => day.split('-').map(Number) as [number, number, number];
