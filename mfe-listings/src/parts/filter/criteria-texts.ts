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
    handoverBy: (year) => `Handover by ${year}`,
    completedIn: (year) => `Handover in ${year}`,
    completedBetween: (from, to) => `Handover ${from}–${to}`,
    completedFrom: (year) => `Handover from ${year}`,
    completedBy: (year) => `Handover by ${year}`,
    paysAfterHandover: 'Payments after handover',
    area: 'Area drawn on the map',
  }),
});
