import { business } from '@iwan/shared/contracts/business';
import { defineTexts } from '@iwan/shared/format/define-texts';

/** What a visitor reads on this page. */
export const textsOf = defineTexts({
  en: () => ({
    title: 'Guides',
    lede: 'What to read first.',
    headTitle: `Guides | ${business.fullName}`,
    description: 'What to read first.',
    none: 'No data available',
  }),
});
