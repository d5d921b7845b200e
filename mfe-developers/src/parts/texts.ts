import { defineTexts } from '@iwan/shared/domain/format/define-texts';
/** Texts of several parts of this remote; section 2 fixes the first two, section 8 the third. */
export const textsOf = defineTexts({
  en: () => ({
    country: 'UAE',
    view: 'Tap To View',
    none: 'No data available',
    soon: 'Coming soon.',
    failed: (message: string) => `Error: ${message}`,
    linkedin: 'LinkedIn',
    linkedinOf: (name: string) => `profile of ${name} (opens another site)`,
    brn: (number: string) => `BRN ${number}`,
    whatsapp: (name: string) => `WhatsApp ${name}`,
  }),
});
