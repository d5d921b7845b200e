import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import type { SearchCriterion } from '@iwan/shared/domain/search/criteria/search-criteria';
import type { FoundIn } from '../../../domain/search/why-matched';

const places: Readonly<Record<FoundIn, string>> = {
  name: 'in its name',
  place: 'in its area',
  developer: 'in its developer’s name',
  kind: 'in what it is',
  elsewhere: 'among its amenities or what is near it',
};

/** Of the others it is said in general. */
const fields: Partial<Readonly<Record<SearchCriterion, string>>> = {
  developer: 'its developer',
  configurations: 'among its units; the record has no prices of them',
  categories: 'its category',
  labels: 'its label',
  agents: 'its agent',
  amenities: 'among its amenities',
  locations: 'its area',
  names: 'its name',
  budget: 'its starting price',
  query: 'its words',
  handover: 'its handover',
  completion: 'its handover',
  payment: 'its payment plan',
  within: 'where it stands',
  size: 'the size in its record',
  views: 'among what it has and is near to; the record has no units',
  near: 'among what is near it, at most 15 minutes away where its record says how far',
  plans: 'its payment plan',
  charge: 'the service charge of its record',
  built: 'its construction',
  kinds: 'what it is',
  monthly: 'a loan for its starting price by the bank’s rule',
};

/** The reasons for a result. The loader writes them, so that no page has these texts in its scripts. */
export const whyTextsOf = defineTexts({
  en: (format) => ({
    field: (values: string, criterion: SearchCriterion) => `${values}: ${fields[criterion] ?? 'as its record says'}.`,
    anyOf: (values: readonly string[], criterion: SearchCriterion) =>
      `At least one of ${format.list(values, 'disjunction')}: ${fields[criterion] ?? 'as its record says'}.`,
    list: (values: readonly string[]) => format.list(values),
    unit: (unit: string, hasBudget: boolean) =>
      hasBudget
        ? `${unit}: the cheapest home here that has these bedrooms and this price and is not sold.`
        : `${unit}: the cheapest home here that has these bedrooms and is not sold.`,
    unitOfAll: (unit: string, asked: string) =>
      `${unit}: the cheapest home here that is all of this and is not sold: ${asked}.`,
    unitOf: (type: string, price: string | null, size: string | null) =>
      [price === null ? `${type}, price on request` : `${type} from ${price}`, size].filter(Boolean).join(', '),
    squareFeet: (size: number) => `${format.whole(size)} sq ft`,
    price: (price: string) => `From ${price}: its starting price is within the budget.`,
    word: (word: string, foundIn: FoundIn, hasTypo: boolean) =>
      hasTypo ? `“${word}”, taken for a typing error: ${places[foundIn]}.` : `“${word}”: ${places[foundIn]}.`,
  }),
});
