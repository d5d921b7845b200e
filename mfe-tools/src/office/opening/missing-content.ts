import { missingOf, textLength } from '@iwan/shared/domain/office/text-length';
import type { CalendarDay } from '@iwan/shared/domain/record/calendar-day';

/** What an opening lacks for a good page on a day, the gravest first. */
export function missingContentOf(opening: Readonly<Record<string, unknown>>, today: CalendarDay) {
  const has = (field: string) => textLength(opening[field]) > 0;
  const { closes_on: closesOn } = opening;
  return missingOf({
    closed: typeof closesOn === 'string' && closesOn !== '' && closesOn < today,
    posted: !has('posted_on'),
    work: !has('does'),
    requirements: !has('brings'),
    offer: !has('offers'),
    summary: !has('summary'),
    pay: typeof opening.pay_from !== 'number' && typeof opening.pay_to !== 'number',
  });
}
