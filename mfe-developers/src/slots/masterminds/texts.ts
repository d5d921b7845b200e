import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of the leaders; section 2 fixes the title, section 8 the rest. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Meet the Masterminds',
  }),
});
