import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of costs and returns. The loader writes them, so that no page has these texts in its scripts. */
export const returnTextsOf = defineTexts({
  en: (format) => ({
    price: 'Price',
    purchaseCosts: 'Costs of the purchase',
    serviceCharge: 'Service charge a year',
    gross: 'Gross yield',
    income: 'Left of the rent a year',
    net: 'Net yield',
    breakEven: 'Even with renting',
    years: (years: number) =>
      format.plural(years, { one: 'After a year of living in it', other: 'After # years of living in it' }),
    never: 'Not within 30 years',
    rentMissing: 'Write a rent',
    chargeMissing: 'Write a service charge',
    bothMissing: 'Write a rent and a service charge',
    rentFrom: (type: string, amount: string) => `Rent of ${type}, ${amount} a year:`,
    chargeFrom: (amount: string) => `Service charge, ${amount} a sq ft and year:`,
    yours: 'as you have written it.',
    asOf: (day: string) => `as of ${day}.`,
    old: (day: string) => `as of ${day}, more than a year ago.`,
    invented: 'Invented for this demonstration.',
    perSquareFoot: (amount: string, from: string) => `${amount} a sq ft and year. ${from}`,
    yields: (gross: string, net: string, low: string) => `${gross} gross, ${net} net, ${low} in the low case`,
    grossOnly: (gross: string) => `${gross} gross`,
    ofRent: (yields: string, type: string, rent: string, from: string) =>
      `${yields}: ${type} let for ${rent} a year. ${from}`,
    byAssumption: (words: string, source: string, status: string) => `${words}. ${source}, ${status}.`,
    assumedBy: (source: string, status: string) => `${source}, ${status}.`,
    from: (source: string, status: string) => `${source}, ${status}`,
    formula: [
      'Gross yield: the rent by the price. Net yield: the rent, less the time in which the home is empty, letting, service charge and repairs, by the price with the costs of the purchase (EPRA, net initial yield).',
      'Even with renting: the year in which the costs of buying and selling, the service charge, repairs and the return that the money would have elsewhere come to no more than the rent of the same home (user cost of housing; Himmelberg, Mayer and Sinai, Journal of Economic Perspectives 19(4), 2005).',
      'An estimate and no advice: rents, charges and prices change.',
    ],
  }),
});
