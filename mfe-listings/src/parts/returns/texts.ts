import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of costs and returns. The loader writes them, so that no page has these texts in its scripts. */
export const returnTextsOf = defineTexts({
  en: (format) => ({
    price: 'Price',
    purchaseCosts: 'Purchase costs',
    serviceCharge: 'Annual service charge',
    gross: 'Gross yield',
    income: 'Net annual rent',
    net: 'Net yield',
    lowNet: 'Net yield with a lower rent',
    breakEven: 'Cheaper than renting',
    years: (years: number) => format.plural(years, { one: 'After # year', other: 'After # years' }),
    never: 'Not within 30 years',
    rentMissing: 'Enter a rent',
    chargeMissing: 'Enter a service charge',
    bothMissing: 'Enter a rent and a service charge',
    rentFrom: (type: string, amount: string) => `${type} rent ${amount} a year,`,
    chargeFrom: (amount: string) => `Service charge ${amount} per sq ft a year,`,
    yours: 'your figure.',
    asOf: (day: string) => `as of ${day}.`,
    old: (day: string) => `as of ${day} (over a year old).`,
    invented: 'Sample data.',
    from: (source: string, status: string) => `${source}, ${status}`,
    formula: [
      'Gross yield is annual rent divided by price. Net yield is annual rent minus vacancy, management, service charge and maintenance, divided by price plus purchase costs.',
      'Cheaper than renting: the year when total ownership costs, including what your money could earn elsewhere, fall below the rent for the same home.',
    ],
  }),
});
