import { defineTexts } from '../../domain/format/define-texts';
import { budgetWords } from '../../domain/search/budget/budget-words';
import { type CriterionTexts, homeTextsOf } from '../../domain/search/criteria/texts';

/** The words of a search in its name: in the list of saved searches, in mails, and on other sites. */
export const textsOf = defineTexts<CriterionTexts & Readonly<Record<'allProperties', string>>>({
  en: (format) => ({
    ...homeTextsOf(format.locale),
    allProperties: 'All projects',
    quoted: (text) => `“${text}”`,
    budget: (chosen) => budgetWords(chosen, format.locale),
    readyNow: 'Ready now',
    handoverBy: (year) => `Handover by ${year}`,
    completedIn: (year) => `Handover in ${year}`,
    completedBetween: (from, to) => `Handover ${from}–${to}`,
    completedFrom: (year) => `Handover from ${year}`,
    completedBy: (year) => `Handover by ${year}`,
    paysAfterHandover: 'Payments after handover',
    area: 'Area drawn on the map',
  }),
});
