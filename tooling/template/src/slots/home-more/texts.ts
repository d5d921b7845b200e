import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts of this remote on Home. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Guides',
    lede: 'What to read first.',
    link: 'All of Guides',
  }),
});
