import { defineTexts } from '@iwan/shared/domain/format/define-texts';

export const textsOf = defineTexts({
  en: () => ({
    title: 'Openings',
    add: 'New opening',
    columns: {
      name: 'Job',
      posted_on: 'Posted',
      closes_on: 'Apply until',
    },
  }),
});
