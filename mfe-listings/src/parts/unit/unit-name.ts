import { formatFor } from '@iwan/shared/domain/format/format';
import { defaultLanguage } from '@iwan/shared/domain/format/languages';
import type { Unit } from '@iwan/shared/domain/model/entities';
import { valueWords } from '@iwan/shared/domain/values/value-words';
import { textsOf } from './texts';

/** The name of a unit: `2BR, floor 14, 1,330 sq ft`; unknown parts are left out. */
export function unitName({ type, floor, squareFeet }: Unit, locale: string): string {
  const texts = textsOf(locale);
  const format = formatFor(locale);
  const parts = [
    valueWords(type, locale),
    floor === undefined ? null : texts.floorOf(floor),
    squareFeet === null ? null : texts.squareFeet(format.whole(squareFeet)),
  ];
  return format.list(
    parts.filter((word) => word !== null),
    'unit',
  );
}

/** The most characters that a lead takes of it (`backend/src/leads/forms`). */
const longestReference = 200;

/** The same with the unit's number, for whoever responds to an enquiry about it: in the language of the office. */
export function unitReference(unit: Unit): string {
  const name = unitName(unit, defaultLanguage.locale);
  return (unit.id === undefined ? name : `${name} (${unit.id})`).slice(0, longestReference);
}
