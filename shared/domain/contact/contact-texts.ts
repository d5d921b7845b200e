import { defineTexts } from '../format/define-texts';
import { business } from '../model/business';

/** The links to the business where a page is missing. */
export const contactTextsOf = defineTexts({
  en: () => ({
    call: `Call ${business.phone.text}`,
    whatsapp: `WhatsApp ${business.name}`,
  }),
});
