import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Guides',
    lede: 'What to read first.',
    headTitle: `Guides | ${business.fullName}`,
    description: `Guides of ${business.fullName}: what to read first, before you decide where in Dubai to live or to invest.`,
    none: 'No data available',
  }),
});
