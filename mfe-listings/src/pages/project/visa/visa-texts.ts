import { defineTexts } from '@iwan/shared/domain/format/define-texts';

const visas = { golden: 'Golden Visa', investor: 'Investor’s visa', none: 'No visa' };

/** The result of the check. The loader writes it, so that no page has these texts in its scripts. */
export const visaTextsOf = defineTexts({
  en: (format) => ({
    visas,
    disputed: (visa: string) => `${visa}, disputed before handover`,
    sole: (amount: string) => `Sole owner, ${amount}`,
    each: (count: number, amount: string) => `Each of ${format.number(count)} owners, ${amount}`,
    first: (amount: string) => `First owner, ${amount}`,
    others: (count: number, amount: string) =>
      format.plural(count, { one: `Second owner, ${amount}`, other: `Each of # other owners, ${amount}` }),
    ofUnit: (price: string) => `For this home at ${price}.`,
    ofProject: (price: string) => `For a home at the starting price of ${price}.`,
    golden: (years: string, least: string) =>
      `Golden Visa, ${years}: a home or share worth ${least}, no minimum down payment.`,
    investor: (years: string, least: string) =>
      `Investor’s visa, ${years}: no minimum for a sole owner since April 2026, a share worth ${least} for each of several owners.`,
    offPlan: 'This home is off plan. Sources disagree on whether it counts before it is finished.',
    decision: 'The authorities decide when you apply, by the value in the DLD’s records.',
  }),
});
