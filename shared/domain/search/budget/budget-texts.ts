import { defineTexts } from '../../format/define-texts';

/** A budget in words. */
export const budgetTextsOf = defineTexts({
  en: () => ({
    from: (price: string) => `From ${price}`,
    upTo: (price: string) => `Up to ${price}`,
    between: (from: string, to: string) => `AED ${from} – ${to}`,
    inCurrency: (budget: string, amount: string, rate: string) => `${budget} (${amount} at ${rate})`,
  }),
});
