import { defineTexts } from '@iwan/shared/domain/format/define-texts';

/** What the shell's own screens of the office are called. */
export const textsOf = defineTexts({
  en: () => ({
    titles: {
      leads: 'Leads',
      lead: 'Lead',
      figures: 'Figures',
      redirects: 'Redirects',
      people: 'People',
      persons: 'Personal data',
      audit: 'Changes',
      account: 'Account',
    },
  }),
});
