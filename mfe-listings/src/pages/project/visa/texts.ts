import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The texts of the form for a visa's check. */
export const textsOf = defineTexts({
  en: (format) => ({
    title: 'Visa',
    form: 'Check with your shares',
    owners: 'Owners',
    ownerCount: (count: number) => format.plural(count, { one: '# owner', other: '# owners' }),
    share: 'First owner’s share (%), if not equal',
    wrongShare: 'Enter a percentage from 1 to 99.',
    check: 'Check',
  }),
});
