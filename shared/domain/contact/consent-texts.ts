import { defineTexts } from '../format/define-texts';

/** What the sender of a form agrees to (section 5): the backend stores the words with each lead. */
export const consentTextsOf = defineTexts({
  en: () => ({
    superAgent: 'I hereby grant permission for this website to capture and store the information I provide.',
    contact: 'I consent to having this website store my submitted information',
    /** Below the button of a form without a checkbox of its own. */
    sending: 'By sending, you agree that we store your details and contact you.',
    subscribing: 'By subscribing, you agree to our emails.',
    doNotCall: 'Do not call me. Write to me.',
  }),
});
