import { budgetWords } from '../domain/search/budget-words';
import type { CriterionTexts } from '../domain/search/criteria/table';

/** How a search is said in its name: in the list of saved searches, in mails, and where other sites show a list. */
export const texts = {
  allProperties: 'All properties',
  quoted: (text) => `“${text}”`,
  budget: budgetWords,
  readyNow: 'Ready now',
  handoverBy: (year) => `Handover by ${year}`,
  completedIn: (year) => `Completed in ${year}`,
  completedBetween: (from, to) => `Completed ${from} to ${to}`,
  completedFrom: (year) => `Completed in ${year} or later`,
  completedBy: (year) => `Completed by ${year}`,
  paysAfterHandover: 'Payments after handover',
  area: 'Area on the map',
} as const satisfies CriterionTexts & Readonly<Record<'allProperties', string>>;
