import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** The texts around the contact form of About and the footer. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Connect with us',
    lede: 'Tell us what you need. An agent replies within one working day.',
  }),
});
