import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** The names of the shell's own screens of the office. */
export const textsOf = defineTexts({
  en: () => ({
    titles: {
      leads: 'Leads',
      lead: 'Lead',
      deliveries: 'Lead deliveries',
      figures: 'Reports',
      faq: 'FAQ',
      question: 'Question',
      texts: 'Site texts',
      text: 'Site text',
      redirects: 'Redirects',
      transfer: 'Import and export',
      feeds: 'Listing feed',
      people: 'Staff',
      persons: 'Personal data',
      audit: 'Change log',
      account: 'Account',
    },
  }),
});
