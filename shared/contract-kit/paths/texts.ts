import { defineTexts } from '../../domain/format/define-texts';
import { budgetWords } from '../../domain/search/budget/budget-words';
import { type CriterionTexts, homeTextsOf } from '../../domain/search/criteria/texts';

/** The words of a search in its name: in the list of saved searches, in mails, and on other sites. */
export const textsOf = defineTexts<CriterionTexts & Readonly<Record<'allProperties', string>>>({
  en: (format) => ({
    ...homeTextsOf(format.locale),
    allProperties: 'All properties',
    quoted: (text) => `“${text}”`,
    budget: (chosen) => budgetWords(chosen, format.locale),
    readyNow: 'Ready now',
    handoverBy: (year) => `Handover by ${year}`,
    completedIn: (year) => `Completed in ${year}`,
    completedBetween: (from, to) => `Completed ${from} to ${to}`,
    completedFrom: (year) => `Completed in ${year} or later`,
    completedBy: (year) => `Completed by ${year}`,
    paysAfterHandover: 'Payments after handover',
    area: 'Area on the map',
  }),
});
