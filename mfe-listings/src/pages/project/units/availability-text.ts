import type { Unit } from '@iwan/shared/domain/model/entities';
import { unitFieldTexts } from '../../../parts/project-fields';
import type { textsOf } from '../texts';

/** What can be had of a unit: its state, such as `Under offer`, where it has one, else how many. */
export function availabilityText(unit: Unit, texts: ReturnType<typeof textsOf>['units'], locale: string): string {
  if (unit.available === 0) return texts.soldOut;
  const state = unitFieldTexts(unit, locale).find(({ isAvailability }) => isAvailability);
  if (state !== undefined) return state.value;
  return unit.available === null ? texts.ask : texts.left(unit.available);
}
