import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of construction progress and promised handovers. */
export const constructionTextsOf = defineTexts({
  en: (format) => ({
    title: 'Construction and handover',
    built: (percent: number) => `${format.number(percent)}% built`,
    source: 'Source:',
    asOf: (day: string) => `as of ${day}.`,
    invented: 'Invented for this demonstration.',
    picture: (day: string, project: string) => `${project}, as of ${day}`,
    reports: 'Reports by month',
    promises: 'Handovers promised',
    late: (quarters: number) =>
      format.plural(quarters, {
        one: 'The last is # quarter later than the first.',
        other: 'The last is # quarters later than the first.',
      }),
    onTime: 'It has not been put off.',
  }),
});
