import { formatFor } from '@iwan/shared/domain/format/format';
import type { Unit } from '@iwan/shared/domain/model/entities';
import { textsOf } from './texts';

/** What a unit is called: `2BR, floor 14, 1,330 sq ft`; what is not known is left out. */
export function unitName({ type, floor, squareFeet }: Unit, locale: string): string {
  const texts = textsOf(locale);
  const format = formatFor(locale);
  const words = [
    type,
    floor === undefined ? null : texts.floorOf(floor),
    squareFeet === null ? null : texts.squareFeet(format.whole(squareFeet)),
  ];
  return words.filter((word) => word !== null).join(', ');
}

/** As much of it as a lead takes (`backend/src/leads/forms`), in characters. */
const longestReference = 200;

/** The same with its own number, for whoever answers an enquiry about it. */
export function unitReference(unit: Unit, locale: string): string {
  const name = unitName(unit, locale);
  return (unit.id === undefined ? name : `${name} (${unit.id})`).slice(0, longestReference);
}
