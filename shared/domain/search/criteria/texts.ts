import { locationIn } from '../../areas/area-of';
import { defineTexts } from '../../format/define-texts';
import { squareMetres } from '../../project/units/floor-area';
import { valueWords } from '../../values/value-words';
import type { Budget } from '../budget/budget';

const placeOrValue = (value: string, locale: string) => locationIn(valueWords(value, locale), locale);

/** The words of the criteria of a home, the same on a chip and in the name of a search. */
interface HomeTexts {
  readonly sizeFrom: (squareFeet: number) => string;
  readonly sizeUpTo: (squareFeet: number) => string;
  readonly sizeBetween: (from: number, to: number) => string;
  readonly bathsFrom: (baths: number) => string;
  readonly parkingFrom: (spaces: number) => string;
  readonly floorsFrom: (floors: number) => string;
  readonly viewOf: (what: string) => string;
  readonly nearTo: (what: string) => string;
  readonly paidAs: (split: string) => string;
  readonly chargeUpTo: (dirhams: number) => string;
  readonly builtFrom: (percent: number) => string;
  readonly monthlyUpTo: (dirhams: number) => string;
  readonly downUpTo: (percent: number) => string;
  readonly yearsAfterFrom: (years: number) => string;
  readonly yieldFrom: (percent: number) => string;
  readonly monthlyShareUpTo: (percent: number) => string;
  readonly firstHomes: string;
  readonly without: (value: string) => string;
  /** A value of a list: `Pool`, `2BR`, the name of an area. */
  readonly value: (value: string) => string;
}

/** The texts for the criteria in words. */
export interface CriterionTexts extends HomeTexts {
  readonly quoted: (text: string) => string;
  readonly budget: (budget: Budget) => string;
  readonly readyNow: string;
  readonly handoverBy: (year: string) => string;
  readonly completedIn: (year: string) => string;
  readonly completedBetween: (from: string, to: string) => string;
  readonly completedFrom: (year: string) => string;
  readonly completedBy: (year: string) => string;
  readonly paysAfterHandover: string;
  /** An area drawn on the map, which only the map can show. */
  readonly area: string;
}

export const homeTextsOf = defineTexts<HomeTexts>({
  en: (format) => ({
    sizeFrom: (from) => `From ${format.whole(from)} sq ft (${squareMetres(from, format.locale)})`,
    sizeUpTo: (to) => `Up to ${format.whole(to)} sq ft (${squareMetres(to, format.locale)})`,
    sizeBetween: (from, to) => `${format.whole(from)} – ${format.whole(to)} sq ft`,
    bathsFrom: (baths) => `${format.number(baths)}+ bathrooms`,
    parkingFrom: (spaces) =>
      format.plural(spaces, { one: '# parking space or more', other: '# parking spaces or more' }),
    floorsFrom: (floors) => format.plural(floors, { one: '# floor or more', other: '# floors or more' }),
    viewOf: (what) => `${what} view`,
    nearTo: (what) => `Near ${what}`,
    paidAs: (split) => `Payment split ${split}`,
    chargeUpTo: (dirhams) => `Service charge up to ${format.dirhams(dirhams)} per sq ft`,
    builtFrom: (percent) => (percent === 100 ? 'Built' : `At least ${format.number(percent)}% built`),
    monthlyUpTo: (dirhams) => `Monthly payment up to ${format.dirhams(dirhams)}`,
    downUpTo: (percent) => `Up to ${format.number(percent)}% on booking`,
    yearsAfterFrom: (years) => `Payments for ${format.unit(years, 'year')} or more after handover`,
    yieldFrom: (percent) => `Net yield of ${format.number(percent)}% or more`,
    monthlyShareUpTo: (percent) => `Up to ${format.number(percent)}% a month`,
    firstHomes: 'First-Time Home Buyer Programme',
    without: (value) => `Without ${value}`,
    value: (value) => placeOrValue(value, format.locale),
  }),
});
