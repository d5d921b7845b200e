import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The names of the shell's own screens of the office. */
export const textsOf = defineTexts({
  en: () => ({
    titles: {
      leads: 'Leads',
      lead: 'Lead',
      deliveries: 'Deliveries',
      figures: 'Figures',
      faq: 'FAQ',
      question: 'Question',
      texts: 'Texts',
      text: 'Text',
      redirects: 'Redirects',
      transfer: 'Import and export',
      people: 'People',
      persons: 'Personal data',
      audit: 'Changes',
      account: 'Account',
    },
  }),
});
