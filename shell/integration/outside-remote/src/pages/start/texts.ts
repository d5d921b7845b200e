import { defineTexts } from '@iwan/shared/domain/format/define-texts';
import { business } from '@iwan/shared/domain/model/business';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Guides',
    lede: 'What to read first.',
    headTitle: `Guides | ${business.fullName}`,
    description: 'What to read first.',
    none: 'No data available',
  }),
});
