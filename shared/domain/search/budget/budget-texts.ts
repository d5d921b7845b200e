import { defineTexts } from '../../format/define-texts';

/** A budget with one open end, in words. */
export const budgetTextsOf = defineTexts({
  en: () => ({
    from: (price: string) => `From ${price}`,
    upTo: (price: string) => `Up to ${price}`,
    inCurrency: (budget: string, amount: string, rate: string) => `${budget} (${amount} at ${rate})`,
  }),
});
