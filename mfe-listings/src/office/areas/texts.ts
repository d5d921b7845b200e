import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Areas',
    add: 'New area',
    columns: { name: 'Area' },
  }),
});
