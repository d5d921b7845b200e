import { defineTexts } from '@iwan/shared/domain/format/define-texts';

const visas = { golden: 'Golden Visa', investor: 'Investor’s visa', none: 'No visa' };

/** The result of the check. The loader writes it, so that no page has these texts in its scripts. */
export const visaTextsOf = defineTexts({
  en: (format) => ({
    visas,
    disputed: (visa: string) => `${visa}, disputed before handover`,
    sole: (amount: string) => `Sole owner, ${amount}`,
    each: (count: number, share: string, amount: string) =>
      `Each of ${format.number(count)} owners, ${share}: ${amount}`,
    first: (share: string, amount: string) => `First owner, ${share}: ${amount}`,
    others: (count: number, share: string, amount: string) =>
      format.plural(count, {
        one: `Second owner, ${share}: ${amount}`,
        other: `Each of # other owners, ${share}: ${amount}`,
      }),
    golden: (years: string) => `Golden Visa, ${years}`,
    investor: (years: string) => `Investor’s visa, ${years}`,
    none: (least: string) => `No visa, below ${least}`,
    ofUnit: (price: string) => `For this home at ${price}.`,
    ofProject: (price: string) => `For a home at the starting price of ${price}.`,
    rules: (golden: string, joint: string) =>
      `A Golden Visa asks for a home or a share worth ${golden}, and for no minimum down payment. An investor’s visa has asked for no minimum value from a sole owner since April 2026, and for a share worth ${joint} from each joint owner.`,
    offPlan: 'This home is off plan. Sources disagree on whether it counts before it is finished.',
    decision: 'The authorities decide when you apply, by the value in the DLD’s records.',
  }),
});
