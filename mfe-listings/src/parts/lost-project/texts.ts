import { defineTexts } from '@iwan/shared/domain/format/define-texts';
export const textsOf = defineTexts({
  en: () => ({
    /** Section 8. */
    notFound: 'Property not found',
    reason: 'It may have been renamed or withdrawn, or the link may be incomplete.',
    near: 'Nearby projects',
  }),
});
