import { defineTexts } from '../../../domain/format/define-texts';

/** The texts of the inputs of translations, and of the filter by what is wrong with them. */
export const textsOf = defineTexts({
  en: () => ({
    missing: 'No translation',
    states: { machine: 'Machine translation', reviewed: 'Reviewed', stale: 'Out of date' },
    changed: 'The English has changed since.',
    review: 'Mark as reviewed',
    column: 'Translation',
    faults: { missing: 'Missing', stale: 'Out of date' },
  }),
});
