import { unitTextsOf } from './unit-texts';

/** A currency or a unit of area in the language of a locale: `sq ft`; other currencies by their codes. */
export function unitWords(unit: string, locale: string): string {
  return process.env.ONLY_LANGUAGE === 'en' ? unit : (unitTextsOf(locale)[unit] ?? unit);
}
