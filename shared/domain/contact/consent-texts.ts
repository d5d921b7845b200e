import { defineTexts } from '../format/define-texts';

/** What a visitor agrees to by a tick, as section 5 has it; the backend keeps with a lead to which of them it was. */
export const consentTextsOf = defineTexts({
  en: () => ({
    superAgent: 'I hereby grant permission for this website to capture and store the information I provide.',
    contact: 'I consent to having this website store my submitted information',
  }),
});
