import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { budgetWords } from '@iwan/shared/domain/search/budget/budget-words';
import { type CriterionTexts, homeTextsOf } from '@iwan/shared/domain/search/criteria/texts';

/** The texts of the chips, in a module of their own because the map has them without the filter. */
export const textsOf = defineTexts<CriterionTexts>({
  en: (format) => ({
    ...homeTextsOf(format.locale),
    quoted: (text) => `“${text}”`,
    budget: (chosen) => budgetWords(chosen, format.locale),
    readyNow: 'Ready now',
    handoverBy: (year) => `By the end of ${year}`,
    completedIn: (year) => `Completed in ${year}`,
    completedBetween: (from, to) => `Completed ${from} – ${to}`,
    completedFrom: (year) => `Completed from ${year}`,
    completedBy: (year) => `Completed by ${year}`,
    paysAfterHandover: 'Pay after handover',
    area: 'Your area on the map',
  }),
});
