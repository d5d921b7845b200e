import { budgetWords } from '@iwan/shared/domain/search/budget-words';
import type { CriterionTexts } from '@iwan/shared/domain/search/criteria/table';

/** What a visitor reads on the chip of a chosen filter, which the map has too: apart from all that the sheet says. */
export const texts: CriterionTexts = {
  quoted: (text) => `“${text}”`,
  budget: budgetWords,
  readyNow: 'Ready now',
  handoverBy: (year) => `By the end of ${year}`,
  area: 'Your area on the map',
};
