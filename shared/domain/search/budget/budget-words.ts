import { formatFor } from '../../format/format';
import { type Budget, budgetLimits, openBudgetEnd } from './budget';
import { budgetTextsOf } from './budget-texts';

/**
 * `AED 510,000 – 3,000,000`; `From AED 3,500,000` or `Up to AED 2,000,000` where the other end is open; with the amount in
 * another currency where it was typed so: `Up to AED 1,836,500 (USD 500,000 at 3.673)`.
 */
export function budgetWords(budget: Budget, locale: string): string {
  const { from, to, typed } = budget;
  const format = formatFor(locale);
  const texts = budgetTextsOf(locale);
  const words = wordsOf(budget, locale);
  if (typed === undefined) return words;
  const ends = [from === budgetLimits.from ? null : from, to === openBudgetEnd ? null : to].flatMap((end) =>
    end === null ? [] : [format.number(significant(end / typed.rate))],
  );
  return texts.inCurrency(words, `${typed.currency} ${ends.join(' – ')}`, format.number(typed.rate));
}

/** Converting a rounded amount back gives nearly the typed one; the difference is rounded away. */
const significant = (amount: number) => Number(amount.toPrecision(5));

function wordsOf({ from, to }: Budget, locale: string): string {
  const format = formatFor(locale);
  const texts = budgetTextsOf(locale);
  if (to === openBudgetEnd) return texts.from(format.dirhams(from));
  if (from === budgetLimits.from && to !== budgetLimits.to) return texts.upTo(format.dirhams(to));
  return texts.between(format.whole(from), format.whole(to));
}
