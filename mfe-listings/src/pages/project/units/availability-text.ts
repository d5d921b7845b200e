import { formatFor } from '@iwan/shared/domain/format/format';
import type { Unit } from '@iwan/shared/domain/model/entities';
import { unitFieldTexts } from '../../../parts/project-fields';
import type { textsOf } from '../texts';

/** What can be had of a unit: its state with the day that it is known from, `Under offer, confirmed 24 November 2026`, or how many. */
export function availabilityText(unit: Unit, texts: ReturnType<typeof textsOf>['units'], locale: string): string {
  const known = unitFieldTexts(unit, locale).find(({ isAvailability }) => isAvailability)?.value;
  const state = unit.available === 0 ? (known ?? texts.soldOut) : known;
  if (state !== undefined) {
    const day = unit.confirmedAt && formatFor(locale).day(Date.parse(unit.confirmedAt), 'Asia/Dubai');
    return day ? texts.stateConfirmed(state, day) : state;
  }
  return unit.available === null ? texts.ask : texts.left(unit.available);
}
