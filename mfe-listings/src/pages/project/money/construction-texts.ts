import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of construction progress and announced handovers. */
export const constructionTextsOf = defineTexts({
  en: (format) => ({
    title: 'Construction and handover',
    built: (percent: number) => `${format.number(percent)}% built`,
    builtOn: (percent: number, day: string) => `${format.number(percent)}% built on ${day}.`,
    source: 'Source:',
    escrow: (account: string) => `Escrow account: ${account}`,
    invented: 'Sample data.',
    picture: (day: string, project: string) => `${project} on ${day}`,
    reports: 'Progress by month',
    promises: 'Handover history',
    late: (quarters: number) =>
      format.plural(quarters, {
        one: 'Delayed by # quarter since the first announcement.',
        other: 'Delayed by # quarters since the first announcement.',
      }),
    onTime: 'No change to the handover date.',
  }),
});
