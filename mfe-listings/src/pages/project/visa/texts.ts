import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of the form for a visa's check. */
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Visa',
    form: 'Check with your shares',
    owners: 'Owners',
    ownerCount: (count: number) => format.plural(count, { one: '# owner', other: '# owners' }),
    share: 'Share of the first owner (%)',
    shareHelp: 'Leave it empty for equal shares.',
    wrongShare: 'Enter a percentage from 1 to 99.',
    check: 'Check',
  }),
});
