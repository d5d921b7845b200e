import { textLength } from '@iwan/shared/domain/office/text-length';
import type { CalendarDay } from '@iwan/shared/domain/record/calendar-day';

/** What a good page of an opening has. */
export type MissingContent = 'closed' | 'posted' | 'work' | 'requirements' | 'offer' | 'summary';

/** What an opening lacks for a good page on a day, the gravest first. */
export function missingContentOf(
  opening: Readonly<Record<string, unknown>>,
  today: CalendarDay,
): readonly MissingContent[] {
  const has = (field: string) => textLength(opening[field]) > 0;
  const { closes_on: closesOn } = opening;
  const found: readonly (readonly [MissingContent, boolean])[] = [
    ['closed', typeof closesOn === 'string' && closesOn !== '' && closesOn < today],
    ['posted', !has('posted_on')],
    ['work', !has('does')],
    ['requirements', !has('brings')],
    ['offer', !has('offers')],
    ['summary', !has('summary')],
  ];
  return found.filter(([, isMissing]) => isMissing).map(([each]) => each);
}
