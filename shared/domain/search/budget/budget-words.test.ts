import { english } from '../../../contract-kit/testing/english';
import { budgetLimits, openBudgetEnd } from './budget';
import { budgetWords } from './budget-words';

test.each([
  [{ from: 510_000, to: 3_000_000 }, 'AED 510,000 – 3,000,000'],
  [{ from: 3_500_000, to: openBudgetEnd }, 'From AED 3,500,000'],
  [{ from: budgetLimits.from, to: 2_000_000 }, 'Up to AED 2,000,000'],
  [{ from: 900_000, to: 2_000_000 }, 'AED 900,000 – 2,000,000'],
  [{ from: budgetLimits.from, to: 1_999_999.6 }, 'Up to AED 2,000,000'],
  [{ from: 600_000.4, to: 1_999_999.6 }, 'AED 600,000 – 2,000,000'],
])('says the budget %j as "%s"', (budget, words) => {
  expect(budgetWords(budget, english.locale)).toBe(words);
});
