import { defineTexts } from '../format/define-texts';

/** The texts of consent checkboxes (section 5); the backend stores with a lead which one was accepted. */
export const consentTextsOf = defineTexts({
  en: () => ({
    superAgent: 'I hereby grant permission for this website to capture and store the information I provide.',
    contact: 'I consent to having this website store my submitted information',
  }),
});
