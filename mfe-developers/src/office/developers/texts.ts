import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Developers',
    add: 'New developer',
    columns: {
      name: 'Name',
      location: 'City',
      estb: 'Year established',
    },
  }),
});
