import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { SearchCriterion } from '@iwan/shared/domain/search/criteria/search-criteria';
import type { FoundIn } from '../../../domain/search/why-matched';

const places: Readonly<Record<FoundIn, string>> = {
  name: 'in the name',
  place: 'in the area',
  developer: 'in the developer’s name',
  kind: 'in the category',
  elsewhere: 'in the amenities or nearby places',
};

/** What is said of the values of a criterion, where they do not speak for themselves. */
const fields: Partial<Readonly<Record<SearchCriterion, string>>> = {
  configurations: 'available; prices not published',
  amenities: 'in its amenities',
  budget: 'starting price within your budget',
  query: 'matches your words',
  handover: 'handover date',
  completion: 'handover date',
  payment: 'payment plan',
  plans: 'payment plan',
  within: 'inside the area you drew',
  size: 'size range',
  views: 'from its amenities and surroundings',
  near: 'nearby, within 15 minutes where the time is known',
  charge: 'service charge',
  built: 'construction progress',
  down: 'payment plan',
  yearsAfter: 'payment plan',
  monthlyShare: 'payment plan',
  netYield: 'costs and rental yield',
  monthly: 'monthly payment on the starting price',
  firstHome: 'a home in Dubai within the price limit',
};

/** The reasons for a result. The loader writes them, so that no page has these texts in its scripts. */
export const whyTextsOf = defineTexts({
  en: (format) => ({
    fields,
    withField: (values: string, field: string) => `${values} (${field})`,
    anyOf: (values: readonly string[]) => format.list(values, 'disjunction'),
    list: (values: readonly string[]) => format.list(values),
    unit: (unit: string) => `${unit}: the lowest-priced one available that fits your search.`,
    unitOfAll: (unit: string, asked: string) => `${unit}: the lowest-priced one available that fits: ${asked}.`,
    unitOf: (type: string, price: string | null, size: string | null) =>
      `${price === null ? `${type}, price on request` : `${type} from ${price}`}${size === null ? '' : `, ${size}`}`,
    squareFeet: (size: number) => `${format.whole(size)} sq ft`,
    price: (price: string) => `From ${price}, within your budget.`,
    word: (word: string, foundIn: FoundIn, hasTypo: boolean) =>
      hasTypo ? `Close match for “${word}”: ${places[foundIn]}.` : `“${word}”: ${places[foundIn]}.`,
  }),
});
